import type { ReportedDirective } from '@frontage/contract/reports/policyReport.ts';
import type { CountedReport } from './countReport.ts';

/** What was refused, in editors' words. */
const refusedWords: readonly [RegExp, string][] = [
  [/^script-src/, 'A script'],
  [/^(?:require-trusted-types-for|trusted-types)$/, 'A text that a script put into the page'],
  [/^style-src/, 'A style'],
  [/^img-src/, 'A picture'],
  [/^font-src/, 'A font'],
  [/^connect-src/, 'A call to a server'],
  [/^media-src/, 'A sound or film'],
  [/^(?:frame|child)-src/, 'A page within the page'],
  [/^form-action/, 'A form that was sent elsewhere'],
  [/^frame-ancestors/, 'To be shown within another site'],
];

export function refusedWord(directive: ReportedDirective): string {
  return refusedWords.find(([pattern]) => pattern.test(directive))?.[1] ?? 'Something else';
}

/** Where it came from; keywords of the policy are replaced by our words. */
export function sourceWord({ blocked }: Pick<CountedReport, 'blocked'>): string {
  switch (blocked) {
    case 'inline':
      return 'written into the page';
    case 'eval':
    case 'wasm-eval':
      return 'made from a text';
    case 'trusted-types-sink':
    case 'trusted-types-policy':
    case 'self':
    case 'unknown':
      return 'the page itself';
    default:
      return blocked;
  }
}
