/*
 * React for islands, and with it Astro's element that makes islands of their tags: a page that was released does not
 * hold it (`release/laterIslands.ts`), as nobody needs it before the first touch.
 */
import 'astro/runtime/server/astro-island.js';
import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Has React take over what was drawn of an island. Astro's own way also draws what was not, moves islands from page to
 * page, answers actions and makes elements of children, which no island here asks for.
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

/** What is in the island without being woken: React leaves it as it is. */
const slot = (markup: string) =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page holds it already, and React writes nothing
  createElement('astro-slot', { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: markup } });
