/** Who is answered by the studio: a page that it gave itself, on this machine, which knows the word in its address. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What every answer says of itself: scripts of this server alone, no other site, nothing kept. */
export const guardHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/**
 * Why a request is no page's of this server; null where it is one. The name under which it was reached guards against names that lead
 * here from elsewhere, the origin against pages of other sites.
 */
export function strange({ headers }: IncomingMessage, port: number): string | null {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? '')) return 'this server answers under 127.0.0.1 alone';
  const { origin } = headers;
  const isOwn = origin === undefined || hosts.some((host) => origin === `http://${host}`);
  const site = headers['sec-fetch-site'];
  const isOfHere = site === undefined || site === 'same-origin' || site === 'none';
  return isOwn && isOfHere ? null : 'this server answers its own page alone';
}

/** Whether a request brings the word, compared in a time that tells nothing of it. */
export function knowsWord({ headers }: IncomingMessage, token: string): boolean {
  const given = /^Bearer (.+)$/u.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
