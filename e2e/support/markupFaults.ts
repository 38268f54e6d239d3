import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { z } from 'zod';

/** Where scripts/markupChecker.mjs has put the Nu HTML Checker; undefined where no Java is there to run it. */
const jar = process.env.NU_CHECKER;

/** What is wrong with the markup of pages, by their paths: by the Nu HTML Checker, else by html-validate. */
export function markupFaults(pages: ReadonlyMap<string, string>): Promise<string[]> {
  return jar ? askNuChecker(jar, pages) : Promise.resolve(askHtmlValidate(pages));
}

/** Its CSS is that of years ago, and biome reads ours: style sheets are left out, which halves the time as well. */
const withoutStyles = (html: string) => html.replaceAll(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1');

const report = z.object({
  messages: z.array(z.object({ url: z.string().optional(), message: z.string(), extract: z.string().optional() })),
});

async function askNuChecker(jar: string, pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-markup-'));
  try {
    const paths = [...pages.keys()];
    for (const [index, path] of paths.entries())
      writeFileSync(join(folder, `${index}.html`), withoutStyles(pages.get(path) ?? ''));
    const said = await run([...quickStart, '-jar', jar, '--format', 'json', folder]);
    return report.parse(JSON.parse(said)).messages.flatMap(({ extract = '', message, url = '' }) => {
      const path = paths[Number(basename(url, '.html'))];
      return accepted.some((pattern) => pattern.test(message)) ? [] : [`${path}: ${message} ${extract}`];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Deep pages need a stack, and a run of seconds no second compiler. */
const quickStart = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Hints that are no faults: React closes what is void, and a part of a page may have its heading elsewhere. */
const accepted = [
  /^Trailing slash on void elements/,
  /^Section lacks heading/,
  /^Article lacks heading/,
  /^Consider using the “h1” element as a top-level heading only/,
];

/** The checker tells on standard error, and ends with 1 where it has something to tell. */
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
    // Style of source, not of what a browser reads.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'no-inline-style': 'error',
    // The pages' own policy lists each inline script and style by hash.
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
