/// <reference path="./jsdom.d.ts" />
import { within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

// One for all tests of a process: a window costs many times as much as a page in it.
const { document } = new JSDOM().window;

/** Tests ask for the same page again and again, and change none: reading one costs more than printing it. */
const pages = new Map<string, HTMLElement>();

/**
 * What the server prints, read as a browser reads it, to be queried by role, label and text. `page` is for what no role
 * expresses: the order of things, and marks that only styles and scripts see.
 */
export const render = (content: ReactNode) => read(renderToStaticMarkup(content));

/** The same for HTML that was printed elsewhere, such as the answer of a host. */
export function read(html: string) {
  const page = pages.get(html) ?? readPage(html);
  pages.set(html, page);
  return { ...within(page), page };
}

function readPage(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = html;
  // Ids are looked up within it, and no page sees another.
  document.createDocumentFragment().append(page);
  return page;
}

/** The words of an element as they are read: in one line, with single spaces. */
export function wordsOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
