import { check } from 'recheck';
import { listProjectFiles, read } from './files.ts';
import { type FoundRegExp, findRegExps } from './regExps.ts';

/** Everything that runs for visitors, editors and operators; tests read no text but their own. */
const modules = listProjectFiles().filter(
  (file) => /\.(?:tsx?|mjs|js|astro)$/.test(file) && !/\.(?:test|e2e|long)\.tsx?$|\/testing\/|^e2e\//.test(file),
);

/** The regular expressions of the product, each once, by how they are written: `/source/flags`. */
export function findProductRegExps(): Map<string, FoundRegExp & { file: string }> {
  const found = modules.flatMap((file) => findRegExps(file, read(file)).map((one) => ({ ...one, file })));
  return new Map(found.map((one) => [`/${one.source}/${one.flags}`, one]));
}

/** Why the time of an expression can outgrow the text that it reads; undefined where it cannot. */
export async function judge({ flags, source }: FoundRegExp): Promise<string | undefined> {
  // Limited by characters read rather than by the clock: a busy machine needs more than a second for a safe one.
  const limits = { timeout: null, attackTimeout: null, incubationTimeout: null };
  const verdict = await check(source, flags, limits);
  if (verdict.status === 'vulnerable') return verdict.complexity.summary;
  // Undecided counts as unsafe.
  return verdict.status === 'unknown' ? verdict.error.kind : undefined;
}

/** The unsafe ones among them, each with its place and the reason. `judged`: how those are written that are known to be safe. */
export async function listUnsafe(
  found: ReturnType<typeof findProductRegExps>,
  judged: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const unsafe: string[] = [];
  for (const [written, one] of found) {
    const reason = judged.has(written) ? undefined : await judge(one);
    if (reason) unsafe.push(`${one.file}:${one.line} ${written}: ${reason}`);
  }
  return unsafe;
}
