//! Requests with a missing, wrong or old signature are refused and change nothing.

use serde_json::json;

use super::SignedTable;

#[tokio::test(flavor = "multi_thread")]
async fn only_fresh_signed_requests_run_and_only_once() {
    let signed = SignedTable::new().await;
    let challenges = || signed.table.ask("SELECT count(*) FROM challenge");
    let now = SignedTable::now();
    let (at, body) = (now.to_string(), signed.challenge(7_000_000));
    let right = signed.sign(&at, &body);
    // Of another game, so that the bound on equal challenges leaves it alone.
    let other_body = signed.challenge(7_000_001).replace("aruki", "kyo");
    let (earlier, later) = ((now - 1).to_string(), (now + 1).to_string());
    let zeros = "0".repeat(128);
    let of_other = signed.sign(&at, &other_body);
    for (what, signature, timestamp, body) in [
        ("no signature", None, Some(&at), &body),
        ("no timestamp", Some(&right), None, &body),
        ("neither", None, None, &body),
        ("no hexadecimal digits", Some(&body), Some(&at), &body),
        ("a signature of zeros", Some(&zeros), Some(&at), &body),
        ("the signature of another body", Some(&of_other), Some(&at), &body),
        ("another body", Some(&right), Some(&at), &other_body),
        ("an earlier timestamp", Some(&right), Some(&earlier), &body),
        ("a later timestamp", Some(&right), Some(&later), &body),
    ] {
        let refused = signed.send(signature.map(String::as_str), timestamp.map(String::as_str), body).await;
        assert_eq!(refused.status, 401, "{what}");
    }
    // One more came when the address was set.
    assert_eq!(signed.count("unsigned").await, 10);
    for age in [-70, 70, 3600] {
        let at = (now - age).to_string();
        let refused = signed.send(Some(&signed.sign(&at, &body)), Some(&at), &body).await;
        assert_eq!(refused.status, 401, "{age} seconds");
    }
    assert_eq!((signed.count("stale").await, signed.count("taken").await, challenges()), (3, 0, 0));

    // With the right signature it is executed once, even if delivered again.
    for _ in 0..3 {
        assert_eq!(signed.send(Some(&right), Some(&at), &body).await.status, 202);
    }
    signed.table.until("the challenge", || challenges() == 1).await;
    signed.table.challenge().await;
    assert_eq!(signed.send(Some(&right), Some(&at), &body).await.status, 202);
    assert_eq!(signed.send_signed(&other_body).await.status, 202);
    signed.table.until("another challenge", || challenges() == 2).await;
    assert_eq!(signed.count("taken").await, 5);
    let sent = "SELECT count(DISTINCT id) FROM challenge";
    assert_eq!(signed.table.ask(sent), 2, "each once");

    // The bot's clock decides.
    signed.table.sleep(1);
    assert_eq!(signed.send_signed(&body).await.status, 401);
    let at = (SignedTable::now() + 3600).to_string();
    let ping = json!({ "type": 1 }).to_string();
    let pong = signed.send(Some(&signed.sign(&at, &ping)), Some(&at), &ping).await;
    assert_eq!((pong.status, pong.body), (200, json!({ "type": 1 })));
}

#[tokio::test(flavor = "multi_thread")]
async fn signed_requests_that_are_no_interaction_get_400() {
    let signed = SignedTable::new().await;
    let mut without_data: serde_json::Value = serde_json::from_str(&signed.challenge(7)).unwrap();
    without_data.as_object_mut().unwrap().remove("data");
    let without_data = without_data.to_string();
    for body in
        ["", "nothing", "[]", "{}", r#"{"type":"2"}"#, r#"{"type":99}"#, r#"{"type":2}"#, &without_data]
    {
        assert_eq!(signed.send_signed(body).await.status, 400, "{body}");
    }
    assert_eq!((signed.count("unreadable").await, signed.count("taken").await), (8, 0));
    // Other fields of a PING are optional.
    let ping = json!({ "type": 1, "id": "1", "application_id": "1", "token": "x", "version": 1 }).to_string();
    for body in [r#"{"type":1}"#, &ping] {
        assert_eq!(signed.send_signed(body).await.ok(), json!({ "type": 1 }));
    }
}
