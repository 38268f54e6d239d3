import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { rulesExamples } from './Rules.examples.ts';
import { rules } from './Rules.schema.ts';
import { Rules } from './Rules.tsx';

const html = renderToStaticMarkup(<Rules {...propsOf(rulesExamples, 'four rules')} />);

describe('Rules', () => {
  it('is a table that is called by its heading and has a head for each column', () => {
    expect(html).toContain('aria-labelledby="example-heading"');
    expect(html.match(/scope="col"/g)).toHaveLength(3);
  });

  it('lets the name of a rule head its row', () => {
    expect([...html.matchAll(/scope="row"[^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual([
      'MiCA',
      'DORA',
      'Travel Rule',
      'PSD2',
    ]);
  });

  it('is refused without a word on what it is not', () => {
    const { note, ...rest } = propsOf(rulesExamples, 'four rules').block;
    expect(note).toContain('Not legal advice');
    expect(rules.safeParse(rest).success).toBe(false);
  });
});
