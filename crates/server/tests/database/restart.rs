//! What a database keeps across a restart.

use antipater_store::Store;
use serde_json::json;

use crate::common::{Visitor, app_on};
use crate::folder::{Folder, address};

#[tokio::test]
async fn a_table_is_the_same_after_a_restart() {
    let folder = Folder::new("restart");
    let database = address(&folder.file("deep/er/a.sqlite"));
    let store = Store::open(&database).await.unwrap();
    let mut visitor = Visitor::new(app_on(store.clone()));
    let table = visitor.open("seats=5").await;
    for number in 0..9 {
        let view = visitor.view(&table).await;
        let action = view["ask"]["actions"][number % 2].clone();
        visitor
            .play(&table, &format!("m{number}"), &view["decision"], &action)
            .await;
    }
    let before = visitor.view(&table).await;
    let page = visitor.get(&table).await.text;
    store.close().await;
    visitor.app = app_on(Store::open(&database).await.unwrap());
    assert_eq!(visitor.view(&table).await, before);
    assert_eq!(visitor.get(&table).await.text, page);
    // A decision made before the restart is still the same decision.
    let decline = json!({"seat": 0, "do": "decline"});
    let again = visitor.play(&table, "m3", &json!(3), &decline).await;
    assert_eq!(again.json(), before);
}
