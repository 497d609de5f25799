//! Tables for friends: the name is asked first, the invitation is a link and a QR code, and each person has the same
//! picture on every page.

use antipater_show::character::Character;
use antipater_show::view::Avatar;
use axum::body::Body;
use axum::http::{Request, StatusCode};

use crate::common::Visitor;
use crate::{Circle, Services};

/// The addresses of people's pictures on a page, in order.
fn faces(page: &str) -> Vec<&str> {
    let mut faces = pictures(page);
    faces.retain(|face| face.len() == "/avatars/1/01234567.svg".len());
    faces
}

/// The addresses of all players' pictures on a page, in order.
fn pictures(page: &str) -> Vec<&str> {
    let images = page.split("<img class=\"avatar").skip(1);
    let images = images.filter_map(|rest| rest.split_once("src=\"")?.1.split('"').next());
    images.collect()
}

#[tokio::test]
async fn who_has_no_name_is_asked_for_it_first() {
    let services = Services::new().await;
    let mut new = Visitor::new(services.app.clone());
    let start = new.get("/").await.text;
    assert!(
        start.contains("href=\"/friends\"") && !start.contains("type=\"submit\" name=\"people\"")
    );
    let friends = new.get("/friends").await.text;
    assert!(friends.contains("id=\"name\"") && friends.contains("required"));
    let table = new.open("people=4&name=Ada&game=seven").await;
    let room = new.get(&table).await.text;
    assert!(room.contains("Ada"));
    // The recovery code is there, in a closed panel.
    let (before, code) = room.split_once("class=\"kept-code\"").unwrap();
    assert!(!before.contains("code-note") && code.contains("code-note"));
    // The choice there does not change the options of other games.
    assert!(!new.cookie.as_ref().unwrap().contains("options="));

    let start = new.get("/").await.text;
    assert!(
        !start.contains("href=\"/friends\""),
        "now the name is known"
    );
    // The default name is no chosen name.
    let mut quick = Visitor::new(services.app.clone());
    quick.open("game=seven").await;
    let start = quick.get("/").await.text;
    assert!(start.contains("href=\"/friends\""));
    let friends = quick.get("/friends").await.text;
    assert!(!friends.contains("value=\"Player\""));
}

#[tokio::test]
async fn the_invitation_comes_as_a_code_for_cameras() {
    let mut circle = Circle::gather("seats=3&level=random", 2).await;
    let invitation = circle.view(0).await["invitation"].clone();
    let address = format!("/join/{}/qr.svg", invitation.as_str().unwrap());
    let page = circle.people[0].get(&circle.table).await.text;
    assert!(page.contains(&address) && page.contains("data-share=\"invitation\""));
    let request = Request::get(&address).header("host", "games.example:81");
    let answer = circle.people[0]
        .send(request.body(Body::empty()).unwrap())
        .await;
    assert_eq!(answer.header("content-type"), "image/svg+xml");
    let whole = format!(
        "http://games.example:81/join/{}",
        invitation.as_str().unwrap()
    );
    assert_eq!(Some(answer.text), antipater_pages::qr::picture(&whole));
    let nobody = circle.people[0].get("/join/nothing/qr.svg").await;
    assert_eq!(nobody.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_chosen_portrait_is_shown_at_new_tables_and_goes_with_its_person() {
    let mut circle = Circle::gather("seats=3&level=random", 2).await;
    let chosen = circle.people[1]
        .form("/me/portrait", "portrait=smith")
        .await;
    assert_eq!(chosen.status, StatusCode::SEE_OTHER);
    let profile = circle.people[1].get("/me").await.text;
    let own = pictures(&profile)[0].to_owned();
    assert!(own.starts_with("/avatars/1/smith-"), "{own}");
    assert!(circle.people[0].get(&own).await.text.starts_with("<svg"));
    // The table at which the person sits keeps the picture.
    let room = circle.people[0].get(&circle.table).await.text;
    assert!(!room.contains(&own));
    let table = circle.people[1].open("seats=3&people=2&level=random").await;
    circle.people[1]
        .form(&format!("{table}/actions"), "do=say&text=Hello")
        .await;
    let room = circle.people[1].get(&table).await.text;
    assert_eq!(
        pictures(&room).iter().filter(|face| **face == own).count(),
        2
    );
    let data = circle.people[1].get("/me/data").await.json();
    assert_eq!(data["settings"]["portrait"], "smith");
    // Without a portrait it is the vase with the same seed.
    let vase = circle.people[1].form("/me/portrait", "portrait=vase").await;
    assert_eq!(vase.status, StatusCode::SEE_OTHER);
    let profile = circle.people[1].get("/me").await.text;
    assert_eq!(faces(&profile)[0], own.replace("smith-", ""));
    let nobody = Visitor::new(circle.services.app.clone())
        .form("/me/portrait", "portrait=smith")
        .await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn everybody_has_the_same_picture_on_every_page() {
    let mut circle = Circle::gather("seats=3&level=random&listed=yes", 2).await;
    let profile = circle.people[1].get("/me").await.text;
    let own = faces(&profile)[0].to_owned();
    let host = circle.people[0].get("/me").await.text;
    let host = faces(&host)[0].to_owned();
    assert_ne!(own, host);
    circle.act(1, "do=say&text=Hello").await;
    let room = circle.people[0].get(&circle.table).await.text;
    assert_eq!(faces(&room), [&host, &own, &own]);
    let mut stranger = circle.services.person("Zoe").await;
    let lobby = stranger.get("/").await.text;
    assert_eq!(faces(&lobby), [&host, &own]);
    circle.room(0, "do=deal").await;
    let table = circle.people[0].get(&circle.table).await.text;
    let shows = |one: Character| {
        let face = Avatar::Character(one).name();
        table.contains(&format!("/avatars/1/{face}.svg"))
    };
    assert!(Character::ALL.into_iter().any(shows), "the bot has a face");
    for face in [&host, &own] {
        // At the city; the author of the message also there.
        let times = if *face == own { 2 } else { 1 };
        assert_eq!(table.matches(face.as_str()).count(), times);
        let picture = stranger.get(face).await;
        assert_eq!(picture.status, StatusCode::OK);
        assert_eq!(picture.header("content-type"), "image/svg+xml");
        assert!(picture.header("cache-control").contains("immutable"));
    }
    for none in [
        "/avatars/1/nobody.svg",
        "/avatars/0/01234567.svg",
        "/avatars/1/01234567",
    ] {
        assert_eq!(
            stranger.get(none).await.status,
            StatusCode::NOT_FOUND,
            "{none}"
        );
    }
    // The picture's address reveals nothing of the person's key.
    let data = format!(
        "{:?}",
        circle.services.store.find_people("P1", 2).await.unwrap()[0]
            .id
            .0
    );
    let seed = own
        .trim_start_matches("/avatars/1/")
        .trim_end_matches(".svg");
    let bytes: Vec<String> = (0..4)
        .map(|at| {
            u8::from_str_radix(&seed[at * 2..at * 2 + 2], 16)
                .unwrap()
                .to_string()
        })
        .collect();
    assert!(!data.contains(&bytes.join(", ")));
}
