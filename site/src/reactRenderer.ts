// What wakes in the browser is rendered as Astro does it, and so is what holds slots.
import astro from '@astrojs/react/server.js';
import type { AstroComponentMetadata } from 'astro';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createBlockDrawer } from './keptBlocks.ts';

const draw = createBlockDrawer((Component, props) => renderToStaticMarkup(createElement(Component, props)));

/**
 * How Astro renders React here. A component that never wakes needs none of the marks by which React finds its texts
 * again, and every function that Astro does not know is a component of ours: Astro's own renderer calls each one twice
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
