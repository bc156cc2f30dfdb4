//! Positions on the pages of Kyo's rules.

use crate::guide::{Chapter, GuidePage};

/// The pages in reading order.
pub(super) static CHAPTERS: &[Chapter] = &[
    Chapter {
        name: "game",
        pages: &[
            GuidePage::new("overview", "DDDH,DDLH,DLLH,LLLH,SSSK,DLSQ,LLLH,DLLH,DDLH,DDDH/4,SST,SST,4/10/P,P,P,P,2,P,P,P,P/10/10/p,p,p,p,2,p,p,p,p/10/4,SSt,SSt,4/dddh,ddlh,dllh,lllh,SSSk,dlSq,lllh,dllh,ddlh,dddh g m 1"),
            GuidePage::new("setup", "DDDH,DDLH,DLLH,LLLH,SSSK,DLSQ,LLLH,DLLH,DDLH,DDDH/P,P,P,P,SST,SST,P,P,P,P/1,N,1,C,2,C,1,N,1/10/10/10/10/1,n,1,c,2,c,1,n,1/p,p,p,p,SSt,SSt,p,p,p,p/dddh,ddlh,dllh,lllh,SSSk,dlSq,lllh,dllh,ddlh,dddh g r+ 1"),
            GuidePage::new("stacks", "9,DK/10/10/10/2,SS,1,DLSH,1,DDL,3/10/3,lLd,1,ddlh,1,P,2/2,dSt,7/10/dk,9 g - 1"),
            GuidePage::new("turn", "DDDH,DDLH,DLLH,LLLH,SSSK,DLSQ,LLLH,DLLH,DDLH,DDDH/4,SST,SST,4/10/10/P,P,P,P,2,P,P,P,P/p,p,p,p,2,p,p,p,p/10/10/4,SSt,SSt,4/dddh,ddlh,dllh,lllh,SSSk,dlSq,lllh,dllh,ddlh,dddh g f 1").played(&["A0 2A1 1A2 A3"]),
        ],
    },
    Chapter {
        name: "moves",
        pages: &[
            GuidePage::new("direct", "9,DK/10/10/5,L,4/3,d,H,5/3,S,P,ddh,4/10/10/10/dk,9 g - 1").aim("E4"),
            GuidePage::new("load", "9,DK/10/10/10/3,P,LDDH,5/10/4,dlh,5/10/10/dk,9 g - 1").played(&["E4 2E5"]),
            GuidePage::new("dark", "9,DK/10/2,DDDH,7/10/10/4,p,5/10/10/10/dk,9 g - 1").played(&["C2 2C3 1C4 C5"]),
            GuidePage::new("light", "9,DK/10/2,LLLH,7/10/10/3,p,6/10/10/10/dk,9 g - 1").played(&["C2 2D3 1E4 F5"]),
            GuidePage::new("bends", "9,DK/10/4,DLDH,5/10/10/3,p,6/10/10/10/dk,9 g - 1").played(&["E2 2E3 1F4 F5"]),
            GuidePage::new("one-colour", "9,DK/10/4,DDH,5/4,L,5/10/10/10/10/10/dk,9 g - 1").aim("E2 1E3"),
            GuidePage::new("roads", "9,DK/10/4,DH,5/4,d,5/4,D,5/10/10/10/10/dk,9 g - 1").played(&["E2 E3 E4 E5"]),
            GuidePage::new("rest", "9,DK/10/10/4,DDH,5/4,Ddl,d,4/10/10/10/10/dk,9 g - 1").played(&["E3 1E4"]),
            GuidePage::new("capture", "9,DK/10/10/10/4,DDH,5/4,Sdlh,5/10/10/10/dk,9 g - 1").played(&["E4 1E5"]),
            GuidePage::new("chips", "9,DK/10/10/10/4,DLDH,5/10/5,d,4/10/10/dk,9 g - 1").played(&["E4 +2E5"]),
            GuidePage::new("under", "9,DK/10/10/10/4,DLDH,5/5,P,4/3,p,6/10/10/dk,9 g - 1").played(&["E4 +2F5"]),
            GuidePage::new("pile", "9,DK/10/10/10/4,dDLD,5/5,d,4/3,p,6/10/10/dk,9 g - 1").played(&["E4 +2F5"]),
            GuidePage::new("shuffle", "9,DK/10/10/10/4,DDLH,5/10/3,p,6/10/10/dk,9 g - 1").played(&["E4 =LDD"]),
        ],
    },
    Chapter {
        name: "pawns",
        pages: &[
            GuidePage::new("light-pawn", "9,DK/10/10/10/3,H,DP,5/4,d,SS,4/6,p,3/10/10/dk,9 g - 1").about(&["P"]).aim("E4"),
            GuidePage::new("outnumber", "9,DK/10/10/10/2,P,1,P,5/2,D,dp,1,p,4/10/10/10/dk,9 g - 1").aim("E4"),
            GuidePage::new("heavy-pawn", "9,DK/10/10/3,P,1,l,4/4,DLH,5/4,ddh,5/10/10/10/dk,9 g - 1").about(&["H"]).aim("E4"),
            GuidePage::new("tower", "9,DK/10/10/5,P,4/4,DST,5/3,S,SS,5/10/10/10/dk,9 g - 1").about(&["T"]).aim("E4"),
            GuidePage::new("deploy", "9,DK/4,SST,5/10/10/3,p,6/5,h,4/10/10/10/dk,9 g - 1").played(&["E1 +1D2 1E2 +1F3"]),
            GuidePage::new("queen", "9,DK/10/5,DLSQ,4/10/10/3,p,6/6,h,3/10/10/dk,9 g - 1").about(&["Q"]).played(&["F2 3G3 =LDS"]),
            GuidePage::new("king", "10/10/3,P,SSSK,5/3,H,1,dp,4/10/10/10/10/4,D,5/dk,9 g - 1").about(&["K"]).aim("E2"),
            GuidePage::new("cannon", "9,DK/10/10/10/4,DLC,5/4,P,p,4/6,h,3/10/10/dk,9 g - 1").about(&["C"]).aim("E4"),
            GuidePage::new("knight", "9,DK/10/10/10/4,DN,5/3,p,P,P,4/5,dp,4/10/10/dk,9 g - 1").about(&["N"]).aim("E4"),
        ],
    },
    Chapter {
        name: "shields",
        pages: &[
            GuidePage::new("strike", "9,DK/10/10/10/2,DH,7/2,SS,7/3,p,6/10/10/dk,9 g - 1").played(&["C4 XC5"]),
            GuidePage::new("deploying", "9,DK/10/10/10/4,DSH,5/4,h,5/3,p,6/10/10/dk,9 g - 1").played(&["E4 +1F5"]),
            GuidePage::new("uncover", "10/10/4,SSSK,5/10/3,h,1,p,4/10/10/10/4,D,5/dk,9 g - 1").played(&["E2 1D1"]),
        ],
    },
    Chapter {
        name: "end",
        pages: &[
            GuidePage::new("king-taken", "9,DK/10/10/10/10/10/10/3,p,6/4,DH,5/2,dh,1,SSk,5 g - 1").played(&["E8 E9"]),
            GuidePage::new("no-mana", "9,DK/10/10/10/4,DH,5/4,d,5/10/10/2,h,7/k,9 g - 1").played(&["E4 E5"]),
            GuidePage::new("draws", "K,P,p,7/P,DP,h,7/p,h,p,7/10/10/10/10/10/10/9,dk g - 1"),
            GuidePage::new("notation", "9,DK/10/10/10/2,DDDH,7/10/4,p,5/2,S,7/10/dk,9 g - 1").played(&["C4 2C5 1C6 XC7"]),
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::super::{Kind, Kyo};
    use crate::guide::{symbols_without_page, targets};

    #[test]
    fn every_kind_of_pawn_has_a_page() {
        let symbols = Kind::ALL.iter().map(|kind| kind.symbol().to_string());
        assert_eq!(symbols_without_page(&Kyo, symbols), Vec::<String>::new());
    }

    /// Counted by hand from rules/kyo.md §§6 to 8, 10 and 13.
    #[test]
    fn pages_mark_the_expected_squares() {
        for (topic, count) in [
            // All neighbors except the friendly pawn's; one step is a strike.
            ("direct", 7),
            // Straight ahead and four diagonals.
            ("one-colour", 5),
            ("light-pawn", 7),
            // All neighbors except the pawn that isn't outnumbered.
            ("outnumber", 7),
            // Chips can slide under the friendly pawn.
            ("heavy-pawn", 8),
            // The top chip is a shield, which can't slide under the friendly pawn.
            ("tower", 7),
            // Shields can't slide under the two friendly pawns.
            ("king", 6),
            // Three tiles in eight directions minus the enemy pawn two tiles away.
            ("cannon", 23),
            // Eight neighbors and eight leaps; chips can slide under the friendly pawns.
            ("knight", 16),
        ] {
            assert_eq!(targets(&Kyo, topic), count, "{topic}");
        }
    }
}
