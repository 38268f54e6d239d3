import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { officesExamples } from './Offices.examples.ts';
import { Offices } from './Offices.tsx';

const five = propsOf(officesExamples, 'five offices');
const show = (props = five) => render(<Offices {...props} />);

it('says the hours of each office in words, not only as a bar', () => {
  const words = wordsOf(show().page);
  expect(words).toContain('14:00 to 23:00 UTC');
  expect(words).toContain('17:00 to 02:00 UTC');
});

it('calculates the hours at the moment of the build, so summer time moves them', () => {
  const words = wordsOf(show({ ...five, page: { ...five.page, today: new Date('2026-07-01T12:00:00Z') } }).page);
  expect(words).toContain('13:00 to 22:00 UTC');
  expect(words).not.toContain('14:00 to 23:00 UTC');
});

it('draws one bar for each office, and two where the hours pass the end of the scale', () => {
  const barsIn = ({ page }: ReturnType<typeof show>) => page.querySelectorAll('rect');
  expect(barsIn(show())).toHaveLength(5);
  expect(barsIn(show(propsOf(officesExamples, 'a bar in two pieces, a long address')))).toHaveLength(2);
});

it('shows the hours of each place, and keeps a place for its time, only where its clocks run', () => {
  const { page } = render(<Offices {...five} hasClocks />);
  expect(wordsOf(page)).toContain('open 09:00 to 18:00');
  const clocks = [...page.querySelectorAll<HTMLElement>('strong[data-clock]')];
  expect(clocks.map(({ hidden }) => hidden)).toEqual(Array(5).fill(true));
  for (const { dataset } of clocks) expect(dataset.clock).toContain('/');
  expect(page.querySelectorAll('path[class^=now][data-now="360"]')).toHaveLength(5);
  expect(wordsOf(show().page)).not.toContain('open 09');
  expect(show().page.querySelector('[data-clock], [data-now]')).toBeNull();
});

it('keeps words apart where there are no styles', () => {
  const { page } = render(<Offices {...five} hasClocks />);
  expect(page.textContent).toMatch(/06 10 14/);
  expect(page.textContent).toMatch(/NY 10005 {1,2}open 09:00/);
});

it('keeps the order of the page data', () => {
  const cities = show()
    .getAllByRole('rowheader')
    .map((header) => header.firstChild?.textContent);
  expect(cities).toEqual(['New York', 'London', 'Baltimore', 'Seattle', 'Rotterdam']);
});

it('makes a number callable, and leaves its place empty where an office has none', () => {
  const numbers = show().getAllByRole('link', { name: /^\+/ });
  expect(numbers).toHaveLength(4);
  expect([wordsOf(numbers[0]), numbers[0]?.getAttribute('href')]).toEqual(['+1 212 555 0137', 'tel:+12125550137']);
});

it('renders nothing where the page has no office', () => {
  expect(show({ ...five, page: { ...five.page, offices: [] } }).page.innerHTML).toBe('');
});

it('links to the chat below the numbers, where there is one', () => {
  const chat = (props = five) => show(props).queryByRole('link', { name: 'Chat with us' })?.getAttribute('href');
  expect(chat()).toBe('https://chat.wharfside.example/hello');
  const { messagingHref: _, ...site } = five.page.site;
  expect(chat({ ...five, page: { ...five.page, site } })).toBeUndefined();
});
