import { callDaysMarks } from '@frontage/contract/booking/callDaysMarkup.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { callDaysExamples } from './CallDays.examples.ts';
import { CallDays } from './CallDays.tsx';

describe('CallDays', () => {
  const html = renderToStaticMarkup(<CallDays {...propsOf(callDaysExamples, 'free hours')} />);

  it('is built without a day, since one would be past some morning, and leads to where hours are chosen', () => {
    expect(html).toMatch(new RegExp(`<ul[^>]*hidden=""[^>]*${callDaysMarks.list}=""[^>]*></ul>`));
    expect(html).toContain('>Choose an hour</a>');
    expect(new Set(html.match(/href="\/[^"]*"/g))).toEqual(new Set(['href="/book"']));
  });

  it('has every mark at which the backend writes days and hours', () => {
    const { chosen: _, ...printed } = callDaysMarks;
    for (const mark of Object.values(printed)) expect(html).toContain(`${mark}="`);
    expect(html).toContain(`${callDaysMarks.count}="free"`);
  });

  it('names a mail address beside the hours', () => {
    expect(html).toContain('or write: <a href="mailto:hello@quayline.example">');
  });
});
