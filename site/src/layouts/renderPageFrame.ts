import type { PageContext } from '@frontage/contract/page.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { Spoken } from '@frontage/design/kit/words.ts';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from '../components/Footer.tsx';
import { Header } from '../components/Header.tsx';
import type { PageFrame } from '../release/pagePieces.ts';

type FrameContext = Pick<PageContext, 'site' | 'offices' | 'path' | 'year' | 'home' | 'book'>;

/** Headers and footers rendered for a publication, by what makes them differ. */
interface Frames {
  /** Addresses linked in header or footer: on those pages the link is marked as current. */
  linked: ReadonlySet<string>;
  byName: Map<string, PageFrame>;
}

/** By settings, which are new objects in each publication. */
const known = new WeakMap<FrameContext['site'], Frames>();

/**
 * Returns header and footer as HTML. They are a third of most pages, and differ only in the link that is marked as
 * current: all pages that neither links share one frame.
 */
export function renderPageFrame(
  { book, home, offices, path, site, year }: FrameContext,
  hasContactForm: boolean,
): PageFrame {
  const draw = (part: ReactElement) =>
    renderToStaticMarkup(createElement(Spoken.Provider, { value: () => wordsOf(site) }, part));
  const render = (current: string): PageFrame => ({
    header: draw(
      createElement(Header, {
        site,
        path: current,
        hasContactForm,
        ...(book ? { book } : {}),
        ...(home ? { home } : {}),
      }),
    ),
    footer: draw(createElement(Footer, { site, offices, path: current, year })),
  });
  const frames = known.get(site) ?? { linked: findLinks(render('')), byName: new Map<string, PageFrame>() };
  known.set(site, frames);
  const current = frames.linked.has(path) ? path : '';
  const name = `${current} ${hasContactForm} ${year} ${home ?? ''}`;
  const frame = frames.byName.get(name) ?? render(current);
  frames.byName.set(name, frame);
  return frame;
}

function findLinks({ footer, header }: PageFrame): Set<string> {
  return new Set([...(header + footer).matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href));
}
