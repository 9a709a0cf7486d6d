/** How stages run: in their order, each on what those before it have made, and each reports what it finds. */
import type { Diagnostic } from './diagnostics/diagnostic.js';

/**
 * One stage makes one product out of others, which is all that it depends on. It runs where all of these are there; one that is
 * `sound` where nothing before it has reported an error either.
 */
export interface Stage<Products> {
  readonly makes: keyof Products;
  readonly from: readonly (keyof Products)[];
  readonly sound: boolean;
  readonly run: (given: Products) => Made<Partial<Products>>;
}

export interface Made<Product> {
  /** By its name; nothing where it cannot be made. */
  readonly made: Product;
  readonly diagnostics: readonly Diagnostic[];
}

/** What has been made, and what each stage has reported. */
export interface Run<Products> {
  readonly products: Partial<Products>;
  readonly reports: ReadonlyMap<keyof Products, readonly Diagnostic[]>;
}

/** Runs the stages up to the one that makes `last`, from where an earlier run ended; what is made already is not made again. */
export function runStages<Products>(
  stages: readonly Stage<Products>[],
  from: Run<Products>,
  last: keyof Products,
): Run<Products> {
  let { products } = from;
  const reports = new Map(from.reports);
  for (const { makes, from, sound, run } of stages) {
    if (
      products[makes] === undefined &&
      !reports.has(makes) &&
      isReady(products, from) &&
      !(sound && hasErrors([...reports.values()].flat()))
    ) {
      const { made, diagnostics } = run(products);
      products = { ...products, ...made };
      reports.set(makes, diagnostics);
    }
    if (makes === last) break;
  }
  return { products, reports };
}

function isReady<Products>(
  products: Partial<Products>,
  from: readonly (keyof Products)[],
): products is Products & Partial<Products> {
  return from.every((name) => products[name] !== undefined);
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
