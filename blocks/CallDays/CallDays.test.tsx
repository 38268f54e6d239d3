import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { callDaysExamples } from './CallDays.examples.ts';
import { callDays } from './CallDays.schema.ts';
import { CallDays } from './CallDays.tsx';
import { nextDays } from './nextDays.ts';

const { block } = propsOf(callDaysExamples, 'five days');
const labelsAfter = (moment: string) => nextDays(new Date(moment), block.days).map(({ label }) => label);

describe('the days of a call', () => {
  it('are the next five working days, one of them left out for the confirmation', () => {
    expect(labelsAfter('2026-11-21T12:00:00Z')).toEqual([
      'Tue 24 Nov',
      'Wed 25 Nov',
      'Thu 26 Nov',
      'Fri 27 Nov',
      'Mon 30 Nov',
    ]);
  });

  it('are never a Saturday or a Sunday, whatever the day of the build', () => {
    for (const start of ['2026-12-30', '2027-02-26', '2028-02-28', '2026-11-25']) {
      const labels = labelsAfter(`${start}T23:59:00Z`);
      expect(labels).toHaveLength(5);
      for (const label of labels) expect(label).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri) \d{1,2} [A-Z][a-z]{2}$/);
    }
  });

  it('leave out a weekday that has no hours', () => {
    const fridays = nextDays(new Date('2026-11-21T12:00:00Z'), [{ weekday: 'friday', hours: ['11:00'] }]);
    expect(fridays.map(({ date }) => date)).toEqual(['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18']);
  });
});

describe('CallDays', () => {
  const html = renderToStaticMarkup(<CallDays {...propsOf(callDaysExamples, 'five days')} />);

  it('leads from each hour to the form, by a link that names day and hour', () => {
    expect(html.match(/<a href="\/contacts#contact-form"/g)).toHaveLength(13 + 1);
    expect(html).toContain('Ask for Wed 25 Nov, </span>09:30');
  });

  it('marks one hour and names the same on the button', () => {
    expect(html.match(/class="[^"]*chosen/g)).toHaveLength(1);
    expect(html).toContain('>Ask for Tue 24 Nov, 15:00<');
  });

  it('says that hours are confirmed by mail, and in which zone they are', () => {
    expect(html).toContain('Times in Europe/Amsterdam. Hours are confirmed by mail.');
  });

  it('refuses a zone that nobody knows and an hour that no clock shows', () => {
    expect(callDays.safeParse({ ...block, timeZone: 'Europe/Rotterdam' }).success).toBe(false);
    expect(callDays.safeParse({ ...block, days: [{ weekday: 'monday', hours: ['25:00'] }] }).success).toBe(false);
  });
});
