import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/** Response headers as scanners read them: with lower-case names. */
export type Headers = Record<string, string>;

/** csp_evaluator's severities: 10 for a high finding, 20 for syntax, 30 for medium, 40 for a possible high finding. */
const worst = { high: 10, syntax: 20, medium: 30, highMaybe: 40 };

/** What Google's evaluator finds wrong with a policy: certain findings down to medium, and possible high ones. */
export function findCspFaults(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => Object.values(worst).includes(severity))
    .map(({ description, directive, value }) => `${directive} ${value ?? ''}: ${description}`);
}

/**
 * The HTTP Observatory's score for one page, by its rules of 2025: 100, minus points for missing protections, plus
 * points for rare ones. The rules are repeated here because its own package downloads lists while it installs.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export function scoreHeaders(headers: Headers, scripts: { address: string; integrity: string | null }[]): number {
  const policy = new Map(
    (headers['content-security-policy'] ?? '').split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );
  const isUnsafe = ['script-src', 'style-src', 'object-src'].some((name) =>
    (policy.get(name) ?? policy.get('default-src') ?? ["'unsafe-inline'"]).some((value) =>
      ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'http:', 'data:'].includes(value),
    ),
  );
  const maxAgeS = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
  const isFramedByNobody = policy.get('frame-ancestors')?.join() === "'none'";
  const cookies = (headers['set-cookie'] ?? '').split('\n').filter(Boolean);
  const areCookiesSafe = cookies.every((line) => /; Secure/i.test(line) && /; SameSite=(?:Lax|Strict)/i.test(line));
  const foreign = scripts.filter(({ address }) => !address.startsWith('/'));
  const points = [
    isUnsafe ? -20 : policy.get('default-src')?.join() === "'none'" ? 10 : 5,
    cookies.length === 0 ? 0 : areCookiesSafe ? 5 : -20,
    headers['access-control-allow-origin'] === '*' ? -50 : 0,
    maxAgeS >= 15_768_000 ? 0 : maxAgeS > 0 ? -10 : -20,
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(headers['referrer-policy'] ?? '')
      ? 5
      : 0,
    foreign.every(({ integrity }) => integrity) ? 0 : -5,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    isFramedByNobody ? 5 : headers['x-frame-options'] ? 0 : -20,
    headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
  ];
  return points.reduce((sum, one) => sum + one, 100);
}
