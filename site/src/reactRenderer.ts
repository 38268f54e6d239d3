// Components that wake in the browser, and those with slots, are rendered by Astro's own renderer.
import astro from '@astrojs/react/server.js';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { Spoken } from '@frontage/design/kit/words.ts';
import type { AstroComponentMetadata } from 'astro';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawnFor } from './drawnFor.ts';

/** The page that is drawn, as a component with it knows it. */
interface WithPage {
  page?: { site?: Parameters<typeof wordsOf>[0] };
}

/** How the site around a component speaks: asked only by parts that say something. */
const speakFor =
  ({ page }: WithPage, request: Request | undefined) =>
  () => {
    const site = page?.site ?? (request && drawnFor.get(request)?.context.site);
    return site && wordsOf(site);
  };

const spoken = (Component: FunctionComponent, props: WithPage, request: Request | undefined) =>
  createElement(Spoken.Provider, { value: speakFor(props, request) }, createElement<object>(Component, props));

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
    this: { result?: { request?: Request } } | undefined,
    Component: FunctionComponent,
    props: object,
    slots: Record<string, string>,
    metadata: AstroComponentMetadata | undefined,
  ): Promise<{ html: string; attrs?: object }> {
    const request = this?.result?.request;
    // A browser draws what wakes once more, without the site around it.
    if (metadata?.hydrate) return astro.renderToStaticMarkup.call(this, Component, props, slots, metadata);
    if (Object.keys(slots).length === 0) return { html: renderToStaticMarkup(spoken(Component, props, request)) };
    const Whole = (own: object) => spoken(Component, own, request);
    return astro.renderToStaticMarkup.call(this, Whole, props, slots, metadata);
  },
};
