import { createPageCompleter, type PageSettings, textOf } from '../release/completePage.ts';
import type { KeepFile, PageFrame } from '../release/pagePieces.ts';

export function createWholeCompleter(settings: PageSettings) {
  const complete = createPageCompleter(settings);
  return (html: string, keep?: KeepFile, frame?: PageFrame) => {
    const page = complete({ html, frame }, keep);
    return { ...page, html: textOf(page.pieces) };
  };
}
