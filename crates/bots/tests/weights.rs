//! The weights that come with the program belong to it, and each has a manifest that says where it comes from.

use antipater_bots::encode::{Schema, duel, seven};
use antipater_bots::net::Net;

#[test]
fn weights_and_manifests_belong_to_the_schemas() {
    let pairs: [(Schema, &[u8], &str); 3] = [
        (
            duel::SCHEMA,
            include_bytes!("../weights/duel.weights"),
            include_str!("../weights/duel.json"),
        ),
        (
            seven::SCHEMA,
            include_bytes!("../weights/seven.weights"),
            include_str!("../weights/seven.json"),
        ),
        (
            seven::FREE_CITY_SCHEMA,
            include_bytes!("../weights/free-city.weights"),
            include_str!("../weights/free-city.json"),
        ),
    ];
    for (schema, bytes, manifest) in pairs {
        let net = Net::from_bytes(&schema, bytes).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(net.to_bytes(&schema), bytes, "{}", schema.game);
        let hash = format!("\"schema\": \"{:016x}\"", schema.hash());
        assert!(manifest.contains(&hash), "{}: {hash}", schema.game);
    }
}
