/*
 * React for islands, together with Astro's custom element that makes tags into islands. Released pages do not contain
 * that element (`release/readPiece.ts`), because nobody needs it before the first touch.
 */
import 'astro/runtime/server/astro-island.js';
import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Lets React take over the rendered markup of an island. Astro's own version also renders islands that have no markup,
 * moves islands between pages, handles actions and creates elements of children, none of which an island here needs.
 */
// biome-ignore lint/style/noDefaultExport: the place where Astro looks for what wakes islands
export default (island: HTMLElement) =>
  (Component: ComponentType, props: object, { default: markup }: { default?: string }): void => {
    if (!island.hasAttribute('ssr')) return;
    const children = markup && slot(markup);
    startTransition(() => {
      hydrateRoot(island, createElement(Component, props, children), {
        identifierPrefix: island.getAttribute('prefix') ?? '',
      });
    });
  };

/** The part of an island that does not wake: React leaves it unchanged. */
const slot = (markup: string) =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page holds it already, and React writes nothing
  createElement('astro-slot', { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: markup } });
