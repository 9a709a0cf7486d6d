/** The rules of consistency that every spec keeps. */
import type { Check, CheckContext, SetupCheck } from './check.js';
import { checkAdjacencySymmetric } from './check-adjacency.js';
import { checkAreas } from './check-areas.js';
import { checkAssumedPairs } from './check-assumed.js';
import { checkCardEffects, checkCardFiles, checkCardSides, checkCardsWritten } from './check-cards.js';
import { checkChitAspects } from './check-chits.js';
import { checkClassNames } from './check-classes.js';
import { checkDeck } from './check-deck.js';
import { checkDeckOfHands, checkHandLimits, checkHeldTitles } from './check-hands.js';
import { checkLanguageFiles, checkLanguageNames } from './check-languages.js';
import { checkFileNamesUnique, checkMapNamesUnique, checkNamesUnique } from './check-names.js';
import { checkDeckOptions, checkOptions } from './check-options.js';
import { checkOwnNames } from './check-own-names.js';
import { checkPaths } from './check-paths.js';
import { checkCitations, checkRuleCarriers } from './check-rules.js';
import { checkSetupInventory } from './check-setup-inventory.js';
import { checkSetupSpaces, checkSetupSupplies } from './check-setup-spaces.js';
import { checkSetupOrder, checkSetupTracks } from './check-setup-tracks.js';
import { checkTracks } from './check-tracks.js';
import { checkTables } from './check-tables.js';
import { checkPlayed } from './check-unplayed.js';
import { checkStatedValues, checkValues } from './check-values.js';

const checks: readonly Check[] = [
  checkNamesUnique,
  checkMapNamesUnique,
  checkFileNamesUnique,
  checkAdjacencySymmetric,
  checkAreas,
  checkAssumedPairs,
  checkPaths,
  checkPlayed,
  checkTracks,
  checkValues,
  checkStatedValues,
  checkTables,
  checkOptions,
  checkClassNames,
  checkChitAspects,
  checkOwnNames,
  checkCardSides,
  checkCardEffects,
  checkCardFiles,
  checkCardsWritten,
  checkHandLimits,
  checkHeldTitles,
  checkLanguageFiles,
  checkLanguageNames,
  checkCitations,
  checkRuleCarriers,
];

const setupChecks: readonly SetupCheck[] = [
  checkSetupInventory,
  checkSetupSpaces,
  checkSetupSupplies,
  checkSetupTracks,
  checkSetupOrder,
  checkDeck,
  checkDeckOptions,
  checkDeckOfHands,
];

/** Runs every check. The setup is checked once all of its names, and those of what it counts, are known. */
export function checkConsistency(context: CheckContext): void {
  for (const check of checks) check(context);
  const { spec, declared, unsound } = context;
  if (spec.setup === null || declared.setup === null) return;
  if (declared.diagnostics.length > 0 || unsound.has(spec.setup.span.file.path)) return;
  for (const check of setupChecks) check({ ...context, document: spec.setup, setup: declared.setup });
}
