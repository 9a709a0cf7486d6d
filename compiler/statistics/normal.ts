/** The normal distribution, and Student's where few numbers are known. */

/** The 97.5 % quantile of the normal distribution. */
export const z95 = 1.959963984540054;

/** The 80 % quantile of the normal distribution: a comparison of this power finds what is there in four of five. */
export const z80 = 0.8416212335729143;

/**
 * How likely a number of the normal distribution is further from 0 than this one, on either side. The continued fraction behind 2.5
 * and the series before it: M. Abramowitz, I. A. Stegun, "Handbook of Mathematical Functions", 1964, 26.2.14 and 26.2.11.
 */
export function beyond(z: number): number {
  const x = Math.abs(z);
  if (x > 38) return 0;
  const density = Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  if (x < 2.5) {
    let term = x;
    let sum = x;
    for (let index = 3; term > 1e-17 * sum; index += 2) {
      term *= (x * x) / index;
      sum += term;
    }
    return 1 - 2 * density * sum;
  }
  let fraction = x;
  for (let index = 200; index > 0; index -= 1) fraction = x + index / fraction;
  return (2 * density) / fraction;
}

/**
 * The 97.5 % quantile of Student's distribution with so many degrees of freedom, 1 or more: exact for 1 and 2, else to the third
 * decimal by the expansion of Abramowitz and Stegun, 26.7.5.
 */
export function t95(degrees: number): number {
  if (degrees === 1) return 12.706204736432095;
  if (degrees === 2) return 4.302652729911275;
  const z = z95;
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92160,
  ];
  return terms.reduce((sum, term, index) => sum + term / degrees ** (index + 1), z);
}

/**
 * The number of the normal distribution that is as likely as this one of Student's: D. L. Wallace, "Bounds on normal approximations to
 * Student's and the chi-square distributions", 1959.
 */
export function normalOf(t: number, degrees: number): number {
  const size = Math.sqrt(degrees * Math.log1p((t * t) / degrees));
  return (Math.sign(t) * (8 * degrees + 1) * size) / (8 * degrees + 3);
}
