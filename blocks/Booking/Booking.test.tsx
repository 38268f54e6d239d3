import { bookingMarks } from '@frontage/contract/booking/bookingMarkup.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { bookingExamples } from './Booking.examples.ts';
import { Booking } from './Booking.tsx';

const html = renderToStaticMarkup(<Booking {...propsOf(bookingExamples, 'a call of forty minutes')} />);

describe('Booking', () => {
  it('is a form that the browser can send by itself, with the place of each error', () => {
    expect(html).toMatch(/<form[^>]*action="[^"]*\/booking" [^>]*method="post"/);
    for (const name of ['start', 'zone', 'name', 'email', 'company', 'phone', 'message']) {
      expect(html).toContain(`data-error-of="${name}"`);
    }
  });

  it('has every mark at which the backend writes free hours in', () => {
    for (const name of ['list', 'dayTemplate', 'hourTemplate', 'month', 'previous', 'next', 'none', 'zone', 'offers']) {
      expect(html).toContain(`${Reflect.get(bookingMarks, name)}=""`);
    }
  });

  it('asks for another zone by a form of its own, so that nothing typed gets into an address', () => {
    expect(html).toMatch(/<form id="([^"]+)-zone-form" action="\/book" method="get"><\/form>/);
    expect(html).toMatch(/<select[^>]*form="[^"]+-zone-form"/);
  });

  it('hides the month, its hours and what is said of the device until there is a script that knows them', () => {
    expect(html.match(/hidden="" data-part="live"/g)).toHaveLength(3);
  });

  it('puts no style into the markup', () => {
    expect(html).not.toContain('style=');
  });
});
