import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { eventDetailsExamples } from './EventDetails.examples.ts';
import { EventDetails } from './EventDetails.tsx';
import { hoursOf } from './hoursOf.ts';

const render = (name: string) => renderToStaticMarkup(<EventDetails {...propsOf(eventDetailsExamples, name)} />);

describe('EventDetails', () => {
  it('says day, hours and zone of the place', () => {
    const [time] = render('an evening to come').match(/<time.*?<\/time>/) ?? [];
    expect(time).toContain('dateTime="2027-03-04"');
    expect(time?.replace(/<[^>]*>/g, '')).toBe('4 March, 2027');
    expect(render('an evening to come')).toContain('18:00 to 21:30, Europe/London');
  });

  it('counts the seats in a drawing and in words, and leads to the form', () => {
    expect(render('an evening to come')).toContain(
      '23 of 40 seats are taken; one of the 17 free ones could be yours</p>',
    );
    expect(render('an evening to come')).toContain('href="#seat"');
  });

  it('says that it is over once it is, and takes no seats', () => {
    const html = render('an evening that is over');
    expect(html).toContain('The last evening is over');
    expect(html).not.toContain('href="#seat"');
  });

  it('takes no seats when all are taken', () => {
    const props = propsOf(eventDetailsExamples, 'an evening to come');
    const events = props.page.events.map((event) => ({ ...event, seatsTaken: event.seats }));
    const html = renderToStaticMarkup(<EventDetails {...props} page={{ ...props.page, events }} />);
    expect(html).toContain('All 40 seats are taken');
    expect(html).not.toContain('href="#seat"');
  });

  it('lists what is over without a form', () => {
    expect(render('an evening to come')).toContain('24 September, 2026');
    expect(render('no evenings before it').match(/<section/g)).toHaveLength(1);
  });
});

it('prints hours on the clocks of the place, summer time included', () => {
  const event = { starts: '2026-07-01T18:00:00Z', ends: '2026-07-01T21:30:00Z', timeZone: 'Europe/Amsterdam' };
  expect(hoursOf(event)).toBe('20:00 to 23:30');
});
