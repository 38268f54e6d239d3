import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { z } from 'zod';

/** Path of the Nu HTML Checker, set by scripts/test.mjs; undefined if there is no Java to run it. */
const jar = process.env.NU_CHECKER;

/**
 * Faults in the markup of pages, given by path: found by the Nu HTML Checker if available, otherwise by html-validate.
 */
export function findMarkupFaults(pages: ReadonlyMap<string, string>): Promise<string[]> {
  return jar ? askNuChecker(jar, pages) : Promise.resolve(askHtmlValidate(pages));
}

/** Removes style sheets: the checker's CSS is years out of date, and biome checks ours. This also halves the time. */
const removeStyles = (html: string) => html.replaceAll(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1');

const report = z.object({
  messages: z.array(z.object({ url: z.string().optional(), message: z.string(), extract: z.string().optional() })),
});

async function askNuChecker(jar: string, pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-markup-'));
  try {
    const paths = [...pages.keys()];
    for (const [index, path] of paths.entries())
      writeFileSync(join(folder, `${index}.html`), removeStyles(pages.get(path) ?? ''));
    const said = await run([...quickStart, '-jar', jar, '--format', 'json', folder]);
    return report.parse(JSON.parse(said)).messages.flatMap(({ extract = '', message, url = '' }) => {
      const path = paths[Number(basename(url, '.html'))];
      return accepted.some((pattern) => pattern.test(message)) ? [] : [`${path}: ${message} ${extract}`];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Deeply nested pages need a larger stack, and a run of a few seconds needs no second compiler. */
const quickStart = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Messages that are not faults: React closes void elements, and a part of a page may have its heading elsewhere. */
const accepted = [
  /^Trailing slash on void elements/,
  /^Section lacks heading/,
  /^Article lacks heading/,
  /^Consider using the “h1” element as a top-level heading only/,
];

/** The checker reports on standard error, and exits with 1 if it has something to report. */
function run(words: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('java', words, { maxBuffer: 64 * 1024 * 1024 }, (error, _stdout, stderr) => {
      if (stderr.startsWith('{')) resolve(stderr);
      else reject(error ?? new Error(`The Nu HTML Checker said: ${stderr}`));
    });
  });
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Style of source code, which makes no difference to a browser.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'no-inline-style': 'error',
    // Each page's own policy lists its inline scripts and styles by hash.
    'require-csp-nonce': 'off',
    'require-sri': 'off',
  },
});

function askHtmlValidate(pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([path, html]) =>
    validator
      .validateStringSync(html)
      .results.flatMap(({ messages }) =>
        messages
          .filter(({ severity }) => severity === 2)
          .map(({ column, line, message, ruleId }) => `${path}:${line}:${column} ${ruleId}: ${message}`),
      ),
  );
}
