import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { officesExamples } from './Offices.examples.ts';
import { Offices } from './Offices.tsx';

const five = propsOf(officesExamples, 'five offices');
const render = (props = five) => renderToStaticMarkup(<Offices {...props} />);

it('says the hours of each office in words, not only as a bar', () => {
  const html = render();
  expect(html).toContain('14:00 to 23:00 UTC');
  expect(html).toContain('17:00 to 02:00 UTC');
});

it('counts the hours from the moment of the build, so summer time moves them', () => {
  const html = render({ ...five, page: { ...five.page, today: new Date('2026-07-01T12:00:00Z') } });
  expect(html).toContain('13:00 to 22:00 UTC');
  expect(html).not.toContain('14:00 to 23:00 UTC');
});

it('draws one bar for each office, and two where the hours pass the end of the scale', () => {
  expect(render().match(/<rect/g)).toHaveLength(5);
  expect(render(propsOf(officesExamples, 'a bar in two pieces, a long address')).match(/<rect/g)).toHaveLength(2);
});

it('tells the hours of each place, and keeps a place for its time, only where its clocks run', () => {
  const html = renderToStaticMarkup(<Offices {...five} hasClocks />);
  expect(html).toContain('open 09:00 to 18:00');
  expect(html.match(/<strong hidden="" data-clock="[A-Z]\w+\/\w+"/g)).toHaveLength(5);
  expect(html.match(/<path class="now[^"]*" data-now="360"/g)).toHaveLength(5);
  expect(render()).not.toMatch(/open 09|data-clock|data-now/);
});

it('keeps the order of the page data', () => {
  const cities = [...render().matchAll(/<th scope="row"[^>]*>([^<]+)/g)].map((match) => match[1]);
  expect(cities).toEqual(['New York', 'London', 'Baltimore', 'Seattle', 'Rotterdam']);
});

it('makes a number callable, and leaves the place empty where an office has none', () => {
  const html = render();
  expect(html).toContain('<a href="tel:+12125550137">+1 212 555 0137</a>');
  expect(html.match(/href="tel:/g)).toHaveLength(4);
});

it('leaves no section behind where the page has no office', () => {
  expect(render({ ...five, page: { ...five.page, offices: [] } })).toBe('');
});

it('leads to the chat below the numbers, where there is one', () => {
  expect(render()).toContain('<a href="https://chat.wharfside.example/hello"');
  const { messagingHref: _, ...site } = five.page.site;
  expect(render({ ...five, page: { ...five.page, site } })).not.toContain('Chat with us');
});
