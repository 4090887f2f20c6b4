//! Every flaw is found, and by the law that forbids it.

use crate::toy::{Flaw, Table};
use game_testkit::{Density, Law, check_laws, check_laws_with};

/// The law named, and it alone, reports the flaw when everything is looked at; a usual sweep finds it, too.
macro_rules! flaws {
    ($($sentence:ident: $flaw:ident breaks $law:ident;)*) => { $(
        #[test]
        fn $sentence() {
            let subject = Table::<{ Flaw::$flaw as u8 }>;
            let broken = check_laws_with(&subject, Density::FULL, 7, 0..60).unwrap_err();
            assert_eq!(broken.law, Law::$law, "{broken}");
            assert!(check_laws(&subject, 7, 0..600).is_err(), "the usual sweep misses it");
        }
    )* };
}

flaws! {
    a_list_that_omits_an_accepted_action_is_found: OmitsAnAction breaks Legal;
    an_action_listed_twice_is_found: ListsTwice breaks Legal;
    a_listed_action_that_is_refused_is_found: ListsARefusedOne breaks Legal;
    an_empty_list_is_found: ListsNothing breaks Legal;
    a_list_after_the_end_is_found: ListsWhenOver breaks Legal;
    a_check_that_accepts_another_seat_is_found: AcceptsAnotherSeat breaks Legal;
    a_check_that_accepts_a_number_out_of_range_is_found: AcceptsAStrangeNumber breaks NearMiss;
    a_token_drawn_again_is_found: AcceptsATokenDrawnBefore breaks NearMiss;
    an_action_read_with_unknown_keys_is_found: ForgivesExtraKeys breaks NearMiss;
    an_outcome_read_with_a_doubled_item_is_found: ForgivesDoubledItems breaks NearMiss;
    a_refusal_that_leaves_traces_is_found: CheckLeavesTraces breaks Unchanged;
    a_refusal_without_a_sentence_is_found: RefusesWithoutAWord breaks Unchanged;
    a_refusal_with_a_rule_nobody_stated_is_found: NamesAnUnknownRule breaks Unchanged;
    a_match_that_depends_on_earlier_ones_is_found: RemembersOtherMatches breaks Replay;
    an_action_not_wholly_written_is_found: WritesLessThanItReads breaks Json;
    a_state_that_is_no_object_is_found: StateIsNoObject breaks Json;
    tokens_that_vanish_are_found: LosesTokens breaks Audit;
    a_view_that_leaks_is_found: LeaksHands breaks Views;
    an_own_field_held_for_shared_is_found: HoldsHandsForShared breaks Views;
    a_disguise_that_disguises_nothing_is_found: DisguisesNothing breaks Views;
    an_impossible_draw_is_found: DrawsTheImpossible breaks Chance;
    an_impossible_script_is_found: ScriptsTheImpossible breaks Chance;
    a_draw_out_of_turn_is_found: HoldsAnythingPossible breaks Chance;
    an_action_after_the_end_is_found: ActsWhenOver breaks Chance;
    a_match_without_end_is_found: NeverEnds breaks Ends;
    ranks_upside_down_are_found: RanksTheLastFirst breaks Ends;
    a_rank_left_out_is_found: SkipsARank breaks Ends;
    a_seat_without_a_score_is_found: ForgetsASeat breaks Ends;
    a_result_before_the_end_is_found: HasAResultTooEarly breaks Ends;
    scores_that_are_not_those_of_the_result_are_found: ScoresOtherwise breaks Ends;
    a_described_choice_that_is_refused_is_found: DescribesAChoiceTooMany breaks Options;
    an_option_that_is_not_described_is_found: DescribesAnOptionTooFew breaks Options;
}

#[test]
fn every_law_has_a_flaw_that_breaks_it() {
    let source = include_str!("laws.rs");
    for law in Law::ALL {
        assert!(source.contains(&format!(" breaks {law};")), "no flaw breaks {law}");
    }
}
