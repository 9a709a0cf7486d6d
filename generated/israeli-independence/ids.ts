// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Israeli Independence: the First Arab-Israeli War, 1948-1949: a number for each name. */
/** The factions. */
export const Faction = {
  Israelis: 0,
  ArabLeague: 1,
} as const;
export type Faction = (typeof Faction)[keyof typeof Faction];
/** The kinds of space. */
export const SpaceKind = {
  NumberedBox: 0,
  WestBankBox: 1,
} as const;
export type SpaceKind = (typeof SpaceKind)[keyof typeof SpaceKind];
/** The spaces of the map, in map order. */
export const Space = {
  Egypt4: 0,
  Egypt3: 1,
  Egypt2: 2,
  Egypt1: 3,
  Iraq4: 4,
  Iraq3: 5,
  Iraq2: 6,
  Iraq1: 7,
  Jordan4: 8,
  Jordan3: 9,
  Jordan2: 10,
  Jordan1: 11,
  Lebanon4: 12,
  Lebanon3: 13,
  Lebanon2: 14,
  Lebanon1: 15,
  Syria4: 16,
  Syria3: 17,
  Syria2: 18,
  Syria1: 19,
  WestJerusalem: 20,
} as const;
export type Space = (typeof Space)[keyof typeof Space];
/** The kinds of piece. */
export const Piece = {
  EgyptianArmy: 0,
  IraqiArmy: 1,
  JordanianArmy: 2,
  LebaneseArmy: 3,
  SyrianArmy: 4,
} as const;
export type Piece = (typeof Piece)[keyof typeof Piece];
/** The pieces in each of their states: what a space counts. */
export const Column = {
  EgyptianArmy: 0,
  IraqiArmy: 1,
  JordanianArmy: 2,
  LebaneseArmy: 3,
  SyrianArmy: 4,
} as const;
export type Column = (typeof Column)[keyof typeof Column];
/** The boxes off the map other than Available. */
export const Box = {
  RemovedFromPlay: 0,
} as const;
export type Box = (typeof Box)[keyof typeof Box];
/** Numbers that the rules remember and the board does not show. */
export const Counter = {
  OffensivesLeft: 0,
  ReservesLeft: 1,
} as const;
export type Counter = (typeof Counter)[keyof typeof Counter];
/** The cards. */
export const Card = {
  H1: 0,
  H2: 1,
  H3: 2,
  H4: 3,
  H5: 4,
  H6: 5,
  H7: 6,
  H8: 7,
  H9: 8,
  H10: 9,
  H11: 10,
  H12: 11,
  H13: 12,
  H14: 13,
  H15: 14,
  H16: 15,
  H17: 16,
  H18: 17,
  H19: 18,
  H20: 19,
  H21: 20,
  H22: 21,
  H23: 22,
  H24: 23,
} as const;
export type Card = (typeof Card)[keyof typeof Card];
/** How far the game can be won or lost. */
export const Degree = {
  Stalemate: 0,
  MarginalDefeat: 1,
  SubstantialDefeat: 2,
  DecisiveDefeat: 3,
  MarginalVictory: 4,
  SubstantialVictory: 5,
  DecisiveVictory: 6,
  CrushingVictory: 7,
} as const;
export type Degree = (typeof Degree)[keyof typeof Degree];
/** The optional rules. */
export const Option = {
  ReserveOffensives: 0,
  AdvancedGame: 1,
} as const;
export type Option = (typeof Option)[keyof typeof Option];
/** What is printed on things. */
export const Value = {
  BattleValue: 0,
  BoxNumber: 1,
  Offensives: 2,
  Modifier: 3,
  AdvancingArmies: 4,
} as const;
export type Value = (typeof Value)[keyof typeof Value];
/** The procedures. */
export const ProcedureId = {
  WholeGame: 0,
  GameTurn: 1,
  HeadlinePhase: 2,
  ArabLeaguePhase: 3,
  SlowestArmiesAdvance: 4,
  OffensivePhase: 5,
  Offensive: 6,
  ReserveOffensive: 7,
  DegreesOfDefeat: 8,
  DegreesOfVictory: 9,
} as const;
export type ProcedureId = (typeof ProcedureId)[keyof typeof ProcedureId];
