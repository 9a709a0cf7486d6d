/** Who acts. */
import { either } from '../../diagnostics/catalogue/entry.js';
import type { Help } from '../../diagnostics/diagnostic.js';
import type { Actor as Written } from '../../surface/ir.js';
import { type Context, refuse } from './context.js';
import { meaningOf } from '../declare/symbols.js';
import { mention, refuseName } from './unknown.js';
import type { Actor, FactionId } from '../ir.js';

/** Resolves who acts; `executing` where nobody is named. Null where the name means no faction. */
export function resolveActor(ctx: Context, actor: Written): Actor | null {
  switch (actor.kind) {
    case 'executing':
      return { kind: 'executing' };
    case 'other': {
      const { factions } = ctx.symbols.declarations;
      return factions.length === 2
        ? { kind: 'other' }
        : refuse(ctx, 'RW0439', actor.span, { factions: factions.length }, { help: [whichFaction(ctx)] });
    }
    case 'faction': {
      const faction = meaningOf(ctx.symbols, actor.name.text, 'faction');
      return faction === null
        ? refuseName(ctx, actor.name, 'RW0301', ['faction'])
        : { kind: 'faction', faction: faction.id };
    }
    case 'ordinal': {
      const place = meaningOf(ctx.symbols, actor.name.text, 'order place');
      return place === null
        ? refuseName(ctx, actor.name, 'RW0318', ['order place'])
        : { kind: 'ordinal', place: place.id };
    }
  }
}

/** The faction that acts in a block with this actor; null where only play tells. */
export function actingFaction(ctx: Context, actor: Actor | null): FactionId | null {
  if (actor === null || actor.kind === 'executing') return ctx.scope.actor;
  return actor.kind === 'faction' ? actor.faction : null;
}

/** Where `the other` is not one alone. */
export function whichFaction({ symbols }: Context): Help {
  const names = symbols.declarations.factions.map(({ name }) => `\`${name}\``);
  return mention(`name the faction that is meant: ${either(names)}`);
}
