import { within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

// One for all tests of a process: a window costs many times what a page of it does.
const { document } = new JSDOM().window;

/**
 * What the server prints, read as a browser reads it, to be asked by role, label and text. `page` is for what no role
 * tells: the order of things, and marks that only styles and scripts see.
 */
export function render(content: ReactNode) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(content);
  // Ids hold within it, and no page sees another.
  document.createDocumentFragment().append(page);
  return { ...within(page), page };
}

/** The words of an element as they are read: in one line, each space once. */
export function wordsOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
