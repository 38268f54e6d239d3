import { LRUCache } from 'lru-cache';
import type { FunctionComponent } from 'react';

/** Draws a component that never wakes, in answer to a request. */
type Draw = (Component: FunctionComponent, props: object, request?: Request) => string;

/** A block's HTML, and the values it read from its page. */
interface Kept {
  html: string;
  read: ReadonlyMap<string, unknown>;
}

/** Total length of the kept blocks, in characters: those of some forty long pages. */
const mostLetters = 4_000_000;

/**
 * Draws blocks, and keeps those drawn for one visitor. On a page with an answer to a form, everything but the form is
 * the same for the next visitor. A block is kept together with everything it read from its page, but never if it read
 * the visit: what one visitor typed must not reach another. Published blocks are drawn only once, so they are not kept.
 */
export function createBlockDrawer(draw: Draw): Draw {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostLetters,
    sizeCalculation: ({ html }, name) => html.length + name.length,
  });
  const numbers = new Map<unknown, number>();
  function numberOf(Component: unknown): number {
    const number = numbers.get(Component) ?? numbers.size;
    numbers.set(Component, number);
    return number;
  }

  return (Component, props, request) => {
    const page = pageOf(props);
    if (!page) return draw(Component, props, request);
    const name = `${numberOf(Component)} ${page.path} ${JSON.stringify({ ...props, page: undefined })}`;
    const known = kept.get(name);
    if (known && isAsRead(page, known.read)) return known.html;
    const read = new Map<string, unknown>();
    const html = draw(Component, { ...props, page: noteReads(page, read) }, request);
    if (!read.has('visit')) kept.set(name, { html, read });
    return html;
  };
}

/**
 * Returns the page of a block that is drawn for one visitor. Apart from block and page its props must be plain values.
 */
function pageOf(props: { block?: unknown; page?: object }): Record<string, unknown> | undefined {
  const { block, page, ...others } = props;
  const isPlain = Object.values(others).every((value) => !['function', 'object'].includes(typeof value));
  return block && isPlain && isForOneVisitor(page) ? page : undefined;
}

function isForOneVisitor(page: object | undefined): page is Record<string, unknown> {
  return page !== undefined && 'visit' in page && page.visit !== undefined;
}

/** Returns the page as a proxy that notes each part that is read. */
function noteReads(page: Record<string, unknown>, read: Map<string, unknown>): object {
  const readPart = (part: string | symbol): unknown => {
    const value = Reflect.get(page, part);
    if (typeof part === 'string') read.set(part, value);
    return value;
  };
  return new Proxy(page, {
    get: (_, part) => readPart(part),
    has(_, part) {
      readPart(part);
      return Reflect.has(page, part);
    },
    ownKeys() {
      const parts = Reflect.ownKeys(page);
      for (const part of parts) readPart(part);
      return parts;
    },
  });
}

function isAsRead(page: Record<string, unknown>, read: ReadonlyMap<string, unknown>): boolean {
  return [...read].every(([part, value]) => isSame(page[part], value));
}

/** Shared parts of all pages are the same object until the next publication; the rest is a new copy each time. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
