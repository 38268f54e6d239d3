// Components that wake in the browser, and those with slots, are rendered by Astro's own renderer.
import astro from '@astrojs/react/server.js';
import type { AstroComponentMetadata } from 'astro';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createBlockDrawer } from './keptBlocks.ts';

const draw = createBlockDrawer((Component, props) => renderToStaticMarkup(createElement(Component, props)));

/**
 * The React renderer of this site. A component that never wakes needs none of the marks with which React finds its
 * texts again. Every function unknown to Astro is a component of ours; Astro's own renderer would call each one twice
 * to find that out.
 */
// biome-ignore lint/style/noDefaultExport: the place where Astro looks for a renderer
export default {
  ...astro,
  async check(Component: unknown): Promise<boolean> {
    return typeof Component === 'function';
  },
  async renderToStaticMarkup(
    this: unknown,
    Component: FunctionComponent,
    props: object,
    slots: Record<string, string>,
    metadata: AstroComponentMetadata | undefined,
  ): Promise<{ html: string; attrs?: object }> {
    const isPlain = !metadata?.hydrate && Object.keys(slots).length === 0;
    if (isPlain) return { html: draw(Component, props) };
    return astro.renderToStaticMarkup.call(this, Component, props, slots, metadata);
  },
};
