import { marker } from './generatedCalls.ts';
import type { GeneratedRequest } from './generatedRequests.ts';
import { canary } from './sampleContent.ts';

export interface GivenAnswer {
  status: number;
  headers: object;
  body: string;
}

/**
 * Returns what is wrong with an answer: a server error, internals, hidden content, or an error that echoes the input.
 */
export function faultsOf({ body, headers, status }: GivenAnswer, dataDir: string): string[] {
  // The links around a stretch of a list repeat the call.
  const everything = body + JSON.stringify({ ...headers, link: undefined });
  const isPage = /^\s*</.test(body);
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(/(?:^|\n|\\n) *at \S+ \(|\.ts:\d|node_modules/.test(everything) ? ['a stack trace'] : []),
    ...(/SQLITE|libsql|ENOENT|EACCES/.test(everything) ? ['words of the machine'] : []),
    ...(everything.includes(dataDir) ? ['a path of the machine'] : []),
    ...(everything.includes(canary) ? ['hidden content'] : []),
    // A page shows what was typed into its form, as text; nothing else may repeat it.
    ...(status >= 400 && !isPage && body.includes(marker) ? ['an echo'] : []),
    ...(body.includes(`<script>${marker}`) && isPage ? ['markup that was typed'] : []),
    ...('x-injected' in headers ? ['an injected header'] : []),
  ];
}

export function describeRequest({ body, headers, method, url }: GeneratedRequest): string {
  return `${method} ${url.slice(0, 300)} ${JSON.stringify(headers).slice(0, 600)} ${String(body ?? '').slice(0, 300)}`;
}
