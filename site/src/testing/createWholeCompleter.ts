import { createPageCompleter, textOf } from '../release/completePage.ts';

/** Completes pages, each with its text as a whole. */
export function createWholeCompleter(
  settings: Parameters<typeof createPageCompleter>[0],
): (
  ...page: Parameters<ReturnType<typeof createPageCompleter>>
) => ReturnType<ReturnType<typeof createPageCompleter>> & { html: string } {
  const complete = createPageCompleter(settings);
  return (...rendered) => {
    const page = complete(...rendered);
    return { ...page, html: textOf(page.pieces) };
  };
}
