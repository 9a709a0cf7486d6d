/** What is wrong with what factions pay, gain and control. */
import { entry, quoted } from './entry.js';

const card = (sentence: string): string => `card: C1
title: A levy
event:
  title: A levy
  effect:
    - ${sentence}`;

export const kindsOfResources = {
  RW0462: entry<{ readonly asked: number; readonly resource: string; readonly most: number }>({
    severity: 'error',
    headline: ({ asked, resource, most }) => `${asked} ${resource} cannot be paid or gained: there are at most ${most}`,
    label: () => 'more than there can be',
    explain: {
      what: 'A faction has at most as many of a resource as the file of the game says below `to`. It can never pay or gain more than that at once: write a smaller number, or let the resource go further.',
      wrong: card('Crown pay 40 Marks'),
      right: card('Crown pay 20 Marks'),
    },
  }),
  RW0464: entry<{ readonly faction: string }>({
    severity: 'error',
    headline: ({ faction }) => `nothing says which spaces ${quoted(faction)} controls`,
    label: () => 'controls no space',
    explain: {
      what: 'Which spaces a faction controls is written in the file of the game, below `control` and `by`, as spaces are in sentences: `Crown: spaces with more Crown pieces than League pieces`. There, control itself is not spoken of.',
      wrong: card('if League control Fenwick:\n        - raise Resolve by 1'),
      right: card('if Crown control Fenwick:\n        - raise Resolve by 1'),
    },
  }),
  RW0463: entry<{ readonly faction: string; readonly resource: string }>({
    severity: 'error',
    headline: ({ faction, resource }) => `${quoted(faction)} has no ${resource}`,
    label: () => 'who acts here has none',
    explain: {
      what: 'A resource is had by the factions that the file of the game says below `of`, and a piece by the faction whose it is. Let one of them act, add the faction to those that have the resource, or name what this one has.',
      wrong: card('Crown gain 1 Favour Token'),
      right: card('League gain 1 Favour Token'),
    },
  }),
};
