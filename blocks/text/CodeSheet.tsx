import { Scroller, saySite, useWords } from '@frontage/design/kit/index.ts';
import styles from './CodeSheet.module.css';

/** What a code fence says about its code. */
interface CodeInfo {
  /** Name of the file, such as `storage_ratio.cdc`. */
  file: string | undefined;
  /** Numbers of the marked lines, counted from 1. */
  marked: ReadonlySet<number>;
}

/** Consecutive lines that are all marked, or all unmarked. */
interface CodeStretch {
  isMarked: boolean;
  /** Number of its first line. */
  line: number;
  /** The lines with their breaks, as they are copied. */
  text: string;
}

/**
 * Code on a field sheet. Lines are never wrapped: the sheet scrolls and takes the focus for it. The script that copies,
 * `article.browser.ts`, also shows the button for it.
 */
export function CodeSheet({ code, meta }: { code: string; meta: string }) {
  const { file, marked } = codeInfo(meta);
  const words = useWords();
  const name = file ?? saySite(words, 'text.code');
  return (
    <figure className={`ruled ${styles.sheet}`} data-code>
      <figcaption className={`split wrap ${styles.head}`}>
        <span>{name}</span>
        <button
          type="button"
          className={`screen-only muted ${styles.copy}`}
          hidden
          data-copy
          data-copied={words?.['text.copied']}
        >
          {saySite(words, 'text.copy')}
        </button>
      </figcaption>
      <Scroller label={name}>
        <pre className={styles.code}>
          <code className={styles.lines}>
            {stretchesOf(code, marked).map((stretch) =>
              stretch.isMarked ? (
                <mark key={stretch.line} className={styles.marked}>
                  {stretch.text}
                </mark>
              ) : (
                stretch.text
              ),
            )}
          </code>
        </pre>
      </Scroller>
    </figure>
  );
}

/** Reads the part of a fence after the language: ```` ```cadence storage_ratio.cdc {3-4,7} ````. */
function codeInfo(meta: string): CodeInfo {
  const words = meta.split(/\s+/).filter(Boolean);
  const file = words.find((word) => !word.startsWith('{'));
  const ranges = words.find((word) => word.startsWith('{') && word.endsWith('}'));
  return { file, marked: new Set(ranges ? linesOf(ranges.slice(1, -1)) : []) };
}

function linesOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = Number.NaN, to = from] = range.split('-').map(Number);
    // A range longer than any listing is a slip; it marks nothing instead of everything.
    if (!Number.isInteger(from) || !Number.isInteger(to) || to < from || to - from > 500) return [];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** Splits the code into stretches, so that neighbouring marked lines are one mark. */
function stretchesOf(code: string, marked: ReadonlySet<number>): CodeStretch[] {
  const lines = code.split('\n');
  const stretches: CodeStretch[] = [];
  lines.forEach((line, index) => {
    const isMarked = marked.has(index + 1);
    const text = index < lines.length - 1 ? `${line}\n` : line;
    const last = stretches.at(-1);
    if (last?.isMarked === isMarked) last.text += text;
    else stretches.push({ isMarked, line: index + 1, text });
  });
  return stretches;
}
