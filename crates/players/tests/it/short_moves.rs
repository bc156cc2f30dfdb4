//! Moves of Kyo that people can follow (`rules/kyo.md §16`).

use sealed_move_players::{
    Cancel, ChoiceSeed, ChoiceVersion, Contestant, Level, PlayerKind, choose_as, hint,
};
use sealed_move_rules::{Observer, View, find};

/// Positions in which a king falls in this many steps.
const CAPTURES: [(&str, usize); 2] = [
    (
        "D,D,1,SSDLK,S,1,D,L,L,D/2,L,D,S,S,4/1,D,1,SL,3,L,S,1/1,L,D,3,D,D,1,DSSLT/DH,p,h,L,6/3,l,6/dh,3,l,2,d,1,llt/4,Sd,4,d/3,l,1,SSl,1,l,d,1/ddd,l,d,llldh,SSSk,S,3,l r f 104",
        18,
    ),
    (
        "3,L,SSSK,DLSLQ,1,DLLLH,DDDDDH,H/1,D,L,1,SST,SST,4/1,D,LLD,5,LLH,1/P,L,Dd,D,2,P,3/1,l,LH,P,3,P,P,p/1,ld,3,P,4/p,d,l,p,2,p,p,p,1/l,ld,d,lh,t,1,SS,3/3,SSk,SSt,1,ldSq,1,ddlllh,ddh/2,d,1,S,1,lllh,1,ddh,1 r m 56",
        8,
    ),
];

fn view_of(text: &str) -> View {
    let position = find("kyo").unwrap().parse(text).unwrap();
    position.view(Observer::Player(position.turn()))
}

fn steps(text: &str) -> usize {
    text.split(' ').count() - 1
}

#[test]
fn kings_are_captured_in_the_fewest_steps() {
    for (position, fewest) in CAPTURES {
        let view = view_of(position);
        let player = Contestant::with_version(PlayerKind::Level(Level::Careful), ChoiceVersion::SECOND);
        let chosen = choose_as(&view, &player, &ChoiceSeed::of(1), &[], &Cancel::default()).unwrap();
        assert_eq!(steps(&chosen.text), fewest, "{}", chosen.text);
        assert_eq!(chosen.line.len(), 1, "the game is over");
        let advised = hint(&view, &[], &Cancel::default()).unwrap();
        assert_eq!(steps(&advised.chosen.text), fewest, "{}", advised.chosen.text);
    }
}

#[test]
fn quiet_moves_have_at_most_a_dozen_steps() {
    let mut quiet = 0;
    let pieces =
        |text: &str| text.split(' ').next().unwrap().chars().filter(|sign| sign.is_alphabetic()).count();
    for line in include_str!("../choices_v1.tsv").lines().filter(|line| line.starts_with("kyo")) {
        let text = line.split('\t').nth(3).unwrap();
        let position = find("kyo").unwrap().parse(text).unwrap();
        let view = position.view(Observer::Player(position.turn()));
        for level in [Level::Newcomer, Level::Careful, Level::Strong] {
            for seed in 0..3 {
                let player = Contestant::with_version(PlayerKind::Level(level), ChoiceVersion::SECOND);
                let chosen =
                    choose_as(&view, &player, &ChoiceSeed::of(seed), &[], &Cancel::default()).unwrap();
                let after = position.replay(&chosen.text).unwrap().position;
                if pieces(&after.text()) == pieces(text) {
                    quiet += 1;
                    assert!(steps(&chosen.text) <= 12, "{text}: {}", chosen.text);
                }
            }
        }
    }
    assert!(quiet >= 100, "{quiet}");
}
