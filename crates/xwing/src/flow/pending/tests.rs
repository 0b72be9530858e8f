//! The form and the hash of everything pending, as recorded matches and views contain them.

use super::*;
use contract::digest;

/// Written by version 0.1: the form in a view, and the hash.
const RECORDED: [(&str, u64); 42] = [
    (r#""nothing""#, 0x6d83_15b9_dee0_feb1),
    (r#"{"layout":null}"#, 0xedf4_cae0_dbfb_1b0f),
    (r#"{"layout":731}"#, 0x2c25_48fc_7fee_c7a8),
    (r#"{"draft":["patrol",3]}"#, 0xf0e8_4ff9_791f_dfdf),
    (r#"{"arrive":[2,"side"]}"#, 0xe4ba_ed67_b8ad_8ab0),
    (r#"{"arrive":[2,{"lot":{"options":2}}]}"#, 0xb055_48b0_762d_3a78),
    (r#"{"hunt":[2,2]}"#, 0x17c7_052e_4580_93d2),
    (r#"{"place":2}"#, 0x8214_92b0_f67d_c685),
    (r#""dials""#, 0x6cc1_d5d8_d272_7aa5),
    (r#"{"may":[2,"cloak-for-evade"]}"#, 0x1365_8729_d63b_778f),
    (r#"{"toll":2}"#, 0x4e99_82e2_72e7_6d37),
    (r#"{"drag":[2,5]}"#, 0x6993_db52_fcd6_3f08),
    (r#"{"spin":2}"#, 0x950b_1cab_e6cc_7863),
    (r#"{"expose":[2,4]}"#, 0x1e8b_b0a8_33c2_23b2),
    (r#"{"unveil":[2,1]}"#, 0x1912_3734_851a_257f),
    (r#"{"next":1}"#, 0x056b_a1d1_b319_f25e),
    (r#"{"system":2}"#, 0xb1b5_6940_7852_47d8),
    (r#"{"slot":[2,"tallon"]}"#, 0xbd42_a1d3_9651_d5b8),
    (r#"{"slot":[2,{"decloak":"right"}]}"#, 0x79b9_1725_1868_84a8),
    (r#"{"slot":[2,{"roll":[{"barrel-roll":"left"},"coordinated"]}]}"#, 0x459a_49c0_64b5_0903),
    (
        r#"{"slot":[2,{"roll":[{"slam":{"bearing":{"bank":"left"},"speed":3}},{"after":{"kind":"boost","linked":true}}]}]}"#,
        0xbdee_0149_77ef_9ce5,
    ),
    (r#"{"act":[2,"step"]}"#, 0xa9cc_bb02_cc00_e62d),
    (r#"{"act":[2,{"after":{"kind":"focus","linked":false}}]}"#, 0x4b96_7162_b832_848d),
    (r#"{"act":[2,{"granted":"decloak"}]}"#, 0x5918_c72f_80a4_d3c5),
    (r#"{"fire":2}"#, 0x0912_00ae_0677_a5cd),
    (r#"{"charges":[2,2]}"#, 0x5c8f_0409_300c_5f16),
    (r#"{"detonate":0}"#, 0xa02d_aee0_7924_c11a),
    (r#"{"ahead":2}"#, 0xef44_0aad_5401_964d),
    (r#"{"jam":[5,2]}"#, 0xb824_ddbd_9678_923a),
    (r#"{"order":[2,"lock",true]}"#, 0x873c_00a7_2e0e_5fb7),
    (r#"{"break":[0,1]}"#, 0x2e79_d9b8_d3b9_8e88),
    (r#"{"modify":[2,"defense-dice"]}"#, 0xc3dc_bfab_2521_fdb2),
    (r#"{"roll-attack":{"dice":3,"again":false}}"#, 0x8416_0fb4_d54a_6cdc),
    (r#"{"roll-defense":{"dice":2,"again":true}}"#, 0xbc4b_73f0_3c3e_6111),
    (r#"{"die":{"ship":2,"why":{"card":"wounded-pilot"},"dice":1}}"#, 0x2399_029a_c9e3_d43b),
    (r#"{"card":2}"#, 0x1767_898b_5d25_dd94),
    (r#"{"discard":"solo"}"#, 0xa9d6_ec4e_93a0_ecc6),
    (r#"{"solo":[2,{"bonus":{"scatter":{"card":1,"from":5}}},"approach"]}"#, 0xd463_a9d0_6720_cc19),
    (r#"{"solo":[2,"act",{"lot":{"about":"target","options":3}}]}"#, 0x82f8_4cfe_7447_2372),
    (r#"{"over":"draw"}"#, 0xdca6_15f7_12f3_5474),
    (r#"{"over":"solo"}"#, 0x8b17_44f5_c8f2_ddeb),
    (r#"{"turret":2}"#, 0x33f7_b857_6059_fa1e),
];

#[test]
fn the_form_and_the_hash_are_those_of_recorded_matches() {
    for (form, hash) in RECORDED {
        let pending: Pending = serde_json::from_str(form).unwrap();
        assert_eq!(serde_json::to_string(&pending).unwrap(), form);
        assert_eq!(digest(&pending), hash, "{form}");
    }
}

#[test]
fn an_unknown_form_is_refused() {
    for form in [r#""place""#, r#"{"nobody":2}"#, r#"{"dials":2}"#, r#"{"place":[2,3]}"#, "null"] {
        assert!(serde_json::from_str::<Pending>(form).is_err(), "{form}");
    }
}

#[test]
fn the_three_kinds_share_their_space() {
    assert_eq!(size_of::<Pending>(), size_of::<Question>());
}
