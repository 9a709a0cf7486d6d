// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: the kinds of space that its rules speak of. */
import { SpaceKind } from './ids.js';
import { rules } from './tables.js';
/** The kind of each space. */
const kindOf: readonly number[] = rules.spaces.map((space) => space.kind);

export function isDistrict(space: number): boolean {
  return kindOf[space] === SpaceKind.District;
}

export function isDistrictOrCity(space: number): boolean {
  return kindOf[space] === SpaceKind.District || kindOf[space] === SpaceKind.City;
}

export function inPalestine(space: number): boolean {
  return kindOf[space] === SpaceKind.District || kindOf[space] === SpaceKind.City || kindOf[space] === SpaceKind.Railway;
}

export function isDistrictOrRailway(space: number): boolean {
  return kindOf[space] === SpaceKind.District || kindOf[space] === SpaceKind.Railway;
}

export function isDistrictOrForeignCountry(space: number): boolean {
  return kindOf[space] === SpaceKind.District || kindOf[space] === SpaceKind.ForeignCountry;
}

export function isCity(space: number): boolean {
  return kindOf[space] === SpaceKind.City;
}

export function isCityOrRailway(space: number): boolean {
  return kindOf[space] === SpaceKind.City || kindOf[space] === SpaceKind.Railway;
}

export function isRailway(space: number): boolean {
  return kindOf[space] === SpaceKind.Railway;
}

export function isForeignCountry(space: number): boolean {
  return kindOf[space] === SpaceKind.ForeignCountry;
}
