// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: a number for each name. */
/** The factions. */
export const Faction = {
  British: 0,
  Rebels: 1,
} as const;
export type Faction = (typeof Faction)[keyof typeof Faction];
/** The kinds of space. */
export const SpaceKind = {
  District: 0,
  City: 1,
  Railway: 2,
  ForeignCountry: 3,
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
  Lebanon: 13,
  Syria: 14,
  Transjordan: 15,
  Egypt: 16,
} as const;
export type Space = (typeof Space)[keyof typeof Space];
/** The kinds of piece. */
export const Piece = {
  Troops: 0,
  Police: 1,
  Irregular: 2,
  Guerrilla: 3,
  Base: 4,
} as const;
export type Piece = (typeof Piece)[keyof typeof Piece];
/** The pieces in each of their states: what a space counts. */
export const Column = {
  Troops: 0,
  Police: 1,
  UndergroundIrregular: 2,
  ActiveIrregular: 3,
  UndergroundGuerrilla: 4,
  ActiveGuerrilla: 5,
  Base: 6,
} as const;
export type Column = (typeof Column)[keyof typeof Column];
/** The markers that a space can bear. */
export const Marker = {
  Opposition: 0,
  Curfew: 1,
  Sabotage: 2,
  OutOfPlay: 3,
} as const;
export type Marker = (typeof Marker)[keyof typeof Marker];
/** The boxes off the map other than Available. */
export const Box = {
  Prison: 0,
  OutOfPlay: 1,
  TegartForts: 2,
} as const;
export type Box = (typeof Box)[keyof typeof Box];
/** The tracks. */
export const Track = {
  PoliticalWill: 0,
  Unity: 1,
} as const;
export type Track = (typeof Track)[keyof typeof Track];
/** Numbers that the rules remember and the board does not show. */
export const Counter = {
  OperationsValue: 0,
  CourtsClosed: 1,
  BasesTaken: 2,
} as const;
export type Counter = (typeof Counter)[keyof typeof Counter];
/** The families of chits. */
export const ChitFamily = {
  Operations: 0,
  Punishment: 1,
} as const;
export type ChitFamily = (typeof ChitFamily)[keyof typeof ChitFamily];
/** The kinds of chit. */
export const Chit = {
  OneOp: 0,
  TwoOps: 1,
  ThreeOps: 2,
  Detain: 3,
  Demolish: 4,
  Fine: 5,
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
  A1: 0,
  A2: 1,
  A3: 2,
  A4: 3,
  A5: 4,
  A6: 5,
  A7: 6,
  A8: 7,
  A9: 8,
  A10: 9,
  A11: 10,
  A12: 11,
  A13: 12,
  A14: 13,
  A15: 14,
  A16: 15,
  A17: 16,
  A18: 17,
  A19: 18,
  A20: 19,
  A21: 20,
  A22: 21,
  A23: 22,
  A24: 23,
  A25: 24,
  A26: 25,
  A27: 26,
  A28: 27,
  A29: 28,
  A30: 29,
  A31: 30,
  A32: 31,
  A33: 32,
  A34: 33,
  A35: 34,
} as const;
export type Card = (typeof Card)[keyof typeof Card];
/** The procedures. */
export const ProcedureId = {
  WholeGame: 0,
  EventCardRound: 1,
  Turn: 2,
  Pass: 3,
  ChooseOperationsChit: 4,
  ChitEffect: 5,
  PropagandaRound: 6,
  PoliticalWillPhase: 7,
  RebelVictory: 8,
  GameEnd: 9,
  ResourcesPhase: 10,
  BritishResources: 11,
  RebelResources: 12,
  ForeignAssistance: 13,
  SupportPhase: 14,
  BritishSupport: 15,
  RebelSupport: 16,
  RedeployPhase: 17,
  BritishRedeploy: 18,
  RebelRedeploy: 19,
  ResetPhase: 20,
  Ambush: 21,
  Assault: 22,
  Deploy: 23,
  March: 24,
  Patrol: 25,
  Rally: 26,
  Sabotage: 27,
  Sweep: 28,
  AirRecon: 29,
  Coordinate: 30,
  Divide: 31,
  Mobilize: 32,
  Punish: 33,
  Raid: 34,
} as const;
export type ProcedureId = (typeof ProcedureId)[keyof typeof ProcedureId];
/** The sides of a card: the only one, or one of two. */
export const Side = {
  Event: 0,
  Unshaded: 0,
  Shaded: 1,
} as const;
