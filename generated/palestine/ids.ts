// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: a number for each name. */
/** The factions. */
export const Faction = {
  British: 0,
  Irgun: 1,
} as const;
export type Faction = (typeof Faction)[keyof typeof Faction];
/** The kinds of space. */
export const SpaceKind = {
  District: 0,
  City: 1,
  Railway: 2,
} as const;
export type SpaceKind = (typeof SpaceKind)[keyof typeof SpaceKind];
/** The spaces of the map, in map order. */
export const Space = {
  Galilee: 0,
  HaifaDistrict: 1,
  Samaria: 2,
  Lydda: 3,
  JerusalemDistrict: 4,
  Gaza: 5,
  HaifaCity: 6,
  TelAvivJaffa: 7,
  JerusalemCity: 8,
  EgyptTelAvivJaffa: 9,
  TelAvivJaffaJerusalem: 10,
  TelAvivJaffaHaifa: 11,
  HaifaSyria: 12,
} as const;
export type Space = (typeof Space)[keyof typeof Space];
/** The kinds of piece. */
export const Piece = {
  Troops: 0,
  Police: 1,
  Cell: 2,
  ArmsCache: 3,
} as const;
export type Piece = (typeof Piece)[keyof typeof Piece];
/** The pieces in each of their states: what a space counts. */
export const Column = {
  Troops: 0,
  Police: 1,
  UndergroundCell: 2,
  ActiveCell: 3,
  ArmsCache: 4,
} as const;
export type Column = (typeof Column)[keyof typeof Column];
/** The markers that a space can bear. */
export const Marker = {
  Curfew: 0,
  Sabotage: 1,
  Terror: 2,
} as const;
export type Marker = (typeof Marker)[keyof typeof Marker];
/** The boxes off the map other than Available. */
export const Box = {
  Prison: 0,
  Haganah3: 1,
  Haganah4: 2,
  OutOfTheGame: 3,
} as const;
export type Box = (typeof Box)[keyof typeof Box];
/** The tracks. */
export const Track = {
  PoliticalWill: 0,
  Haganah: 1,
} as const;
export type Track = (typeof Track)[keyof typeof Track];
/** The families of chits. */
export const ChitFamily = {
  Intel: 0,
} as const;
export type ChitFamily = (typeof ChitFamily)[keyof typeof ChitFamily];
/** The kinds of chit. */
export const Chit = {
  Intel0: 0,
  Intel1: 1,
  Intel2: 2,
} as const;
export type Chit = (typeof Chit)[keyof typeof Chit];
/** The places in the order of play. */
export const OrderPlace = {
  FirstEligible: 0,
  SecondEligible: 1,
} as const;
export type OrderPlace = (typeof OrderPlace)[keyof typeof OrderPlace];
/** The boxes that a faction can take, from left to right. */
export const OrderBox = {
  LimitedOperation: 0,
  Event: 1,
  OperationAndSpecialActivity: 2,
} as const;
export type OrderBox = (typeof OrderBox)[keyof typeof OrderBox];
/** The cards. */
export const Card = {
  P1: 0,
  P2: 1,
  P3: 2,
  P4: 3,
  P5: 4,
  P6: 5,
  P7: 6,
  P8: 7,
  P9: 8,
  P10: 9,
  P11: 10,
  P12: 11,
  P13: 12,
  P14: 13,
  P15: 14,
  P16: 15,
  P17: 16,
  P18: 17,
  P19: 18,
  P20: 19,
  P21: 20,
  P22: 21,
  P23: 22,
  P24: 23,
  P25: 24,
  P26: 25,
  P27: 26,
  P28: 27,
  P29: 28,
  P30: 29,
  P31: 30,
  P32: 31,
  P33: 32,
  P34: 33,
  P35: 34,
} as const;
export type Card = (typeof Card)[keyof typeof Card];
/** The procedures. */
export const ProcedureId = {
  WholeGame: 0,
  EventCardRound: 1,
  Turn: 2,
  Pass: 3,
  PropagandaRound: 4,
  PoliticalWillPhase: 5,
  IrgunVictory: 6,
  GameEnd: 7,
  ResourcePhase: 8,
  Expropriations: 9,
  BritishIntel: 10,
  HaganahCooperation: 11,
  RedeployPhase: 12,
  BritishRedeploy: 13,
  IrgunRedeploy: 14,
  ResetPhase: 15,
  Assault: 16,
  Deploy: 17,
  Patrol: 18,
  Recruit: 19,
  Rob: 20,
  Sabotage: 21,
  Search: 22,
  Travel: 23,
  MassDetention: 24,
  Negotiate: 25,
  Propagandize: 26,
  Restore: 27,
  Silence: 28,
  Terror: 29,
} as const;
export type ProcedureId = (typeof ProcedureId)[keyof typeof ProcedureId];
/** The sides of a card: the only one, or one of two. */
export const Side = {
  Event: 0,
  Unshaded: 0,
  Shaded: 1,
} as const;
