import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { workExamples } from './Work.examples.ts';
import { Work } from './Work.tsx';

const htmlOf = (name: string) => renderToStaticMarkup(<Work {...propsOf(workExamples, name)} />);

describe('Work', () => {
  it.each(['a bridge', 'an edition', 'a certificate', 'a clearing'])('says in a sentence what is drawn: %s', (name) => {
    const labels = [...htmlOf(name).matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, label]) => label ?? '');
    expect(labels).toHaveLength(2);
    expect(labels[0]?.length).toBeGreaterThan(40);
    expect(labels[1]).toBe(labels[0]);
  });

  it.each(['a bridge', 'an edition', 'a certificate', 'a clearing'])('has one asset, wide and narrow: %s', (name) => {
    const drawings = htmlOf(name).match(/<svg[^>]* role="img"[\s\S]*?<\/svg>/g) ?? [];
    expect(drawings).toHaveLength(2);
    for (const svg of drawings) expect(svg.match(/class="[^"]*accent/g)).toHaveLength(1);
  });

  it('marks the reader’s place on a bridge alone, and tells readers of the page nothing of it', () => {
    const place = /<div data-ground="ink" aria-hidden="true" class="[^"]*strip/;
    expect(htmlOf('a bridge')).toMatch(place);
    expect(htmlOf('a clearing')).not.toMatch(place);
  });

  it('carries the breadcrumbs at its foot, the page itself last', () => {
    const html = htmlOf('a bridge');
    expect(html).toMatch(/<nav data-ground="ink" aria-label="Breadcrumbs"/);
    expect(html).toMatch(/<a href="\/work">Work<\/a>.*<li aria-current="page"[^>]*>Causeway<\/li>/);
  });

  it('loads a picture at once, since it stands in the first view', () => {
    expect(htmlOf('a picture in place of a drawing')).toMatch(/<img [^>]*loading="eager"/);
  });

  it('leaves the breadcrumbs alone where there is neither drawing nor picture', () => {
    expect(htmlOf('neither drawing nor picture')).toMatch(/^<section[^>]*><nav/);
  });
});
