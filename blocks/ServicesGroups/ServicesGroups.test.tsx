import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { servicesGroupsExamples } from './ServicesGroups.examples.ts';
import { ServicesGroups } from './ServicesGroups.tsx';

const html = renderToStaticMarkup(<ServicesGroups {...propsOf(servicesGroupsExamples, 'build, check, keep')} />);

describe('ServicesGroups', () => {
  it('opens each group with its name, in the order build, check, keep', () => {
    expect([...html.matchAll(/<h2>([^<]+)</g)].map(([, name]) => name)).toEqual(['Build', 'Check', 'Keep']);
  });

  it('names a price beside each service and leads to its page', () => {
    expect(html).toMatch(/href="\/services\/cadence-audit"[^>]*>Cadence audit<\/a><\/h3><p[^>]*>from \$12,000</);
  });

  it('draws one asset a group, each on its own ground', () => {
    expect(html.match(/class="[^"]*accent/g)).toHaveLength(3);
    expect([...html.matchAll(/data-ground="(\w+)" class/g)].map(([, ground]) => ground)).toEqual([
      'paper',
      'water',
      'pink',
      'land',
    ]);
  });
});
