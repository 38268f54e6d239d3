import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { officesExamples } from './Offices.examples.ts';
import { barsOf, Offices, workingHoursUtc } from './Offices.tsx';

const five = propsOf(officesExamples, 'five offices');
const onContactPage = { ...five, page: { ...five.page, site: { ...five.page.site, contactFormPath: five.page.path } } };
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
  const { page } = render(<Offices {...onContactPage} />);
  expect(wordsOf(page)).toContain('open 09:00 to 18:00');
  const clocks = [...page.querySelectorAll<HTMLElement>('strong[data-clock]')];
  expect(clocks.map(({ hidden }) => hidden)).toEqual(Array(5).fill(true));
  for (const { dataset } of clocks) expect(dataset.clock).toContain('/');
  expect(page.querySelectorAll('path[class^=now][data-now="360"]')).toHaveLength(5);
  expect(wordsOf(show().page)).not.toContain('open 09');
  expect(show().page.querySelector('[data-clock], [data-now]')).toBeNull();
});

it('keeps words apart where there are no styles', () => {
  const { page } = render(<Offices {...onContactPage} />);
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

const nineToSix = { opens: '09:00', closes: '18:00' };

function inUtc(timeZone: string, at: string, clock = nineToSix): string {
  const { opens, closes } = workingHoursUtc({ ...clock, timeZone }, new Date(at));
  return `${opens}-${closes}`;
}

describe('working hours in UTC', () => {
  it('are the local ones where the zone is UTC', () => {
    expect(inUtc('UTC', '2026-11-21T12:00:00Z')).toBe('09:00-18:00');
  });
  it('follow daylight saving time', () => {
    expect(inUtc('America/New_York', '2026-11-21T12:00:00Z')).toBe('14:00-23:00');
    expect(inUtc('America/New_York', '2026-07-01T12:00:00Z')).toBe('13:00-22:00');
    expect(inUtc('Europe/London', '2026-11-21T12:00:00Z')).toBe('09:00-18:00');
    expect(inUtc('Europe/London', '2026-07-01T12:00:00Z')).toBe('08:00-17:00');
  });
  it('are those after the change on the night when the clocks change before opening', () => {
    expect(inUtc('Europe/Amsterdam', '2026-03-29T00:30:00Z')).toBe('07:00-16:00');
    expect(inUtc('Europe/Amsterdam', '2026-03-28T12:00:00Z')).toBe('08:00-17:00');
  });
  it('are those of the local day, where that differs from the day in UTC', () => {
    expect(inUtc('Europe/Amsterdam', '2026-03-28T23:30:00Z')).toBe('07:00-16:00');
    expect(inUtc('America/Los_Angeles', '2026-11-01T06:30:00Z')).toBe('16:00-01:00');
  });
  it('pass midnight UTC where the office is far west', () => {
    expect(inUtc('America/Los_Angeles', '2026-11-21T12:00:00Z')).toBe('17:00-02:00');
  });
  it('are right for zones that are off by half an hour', () => {
    expect(inUtc('Asia/Kolkata', '2026-11-21T12:00:00Z')).toBe('03:30-12:30');
  });
  it('are shown on the night when clocks skip the hour itself', () => {
    expect(inUtc('Europe/Amsterdam', '2026-03-28T23:30:00Z', { opens: '02:30', closes: '10:00' })).toBe('01:30-08:00');
  });
  it('may end on the next day', () => {
    expect(inUtc('UTC', '2026-11-21T12:00:00Z', { opens: '20:00', closes: '04:00' })).toBe('20:00-04:00');
  });
});

describe('the bars of a scale that begins at six', () => {
  const minutes = (hours: number) => hours * 60;
  it('begin where the office opens', () => {
    expect(barsOf({ opens: '14:00', closes: '23:00' }, 6)).toEqual([{ from: minutes(8), length: minutes(9) }]);
  });
  it('stay in one piece across midnight UTC', () => {
    expect(barsOf({ opens: '17:00', closes: '02:00' }, 6)).toEqual([{ from: minutes(11), length: minutes(9) }]);
  });
  it('are two where the hours pass the end of the scale', () => {
    expect(barsOf({ opens: '01:00', closes: '10:00' }, 6)).toEqual([
      { from: minutes(19), length: minutes(5) },
      { from: 0, length: minutes(4) },
    ]);
  });
  it('end with the scale without a second piece of zero length', () => {
    expect(barsOf({ opens: '21:00', closes: '06:00' }, 6)).toEqual([{ from: minutes(15), length: minutes(9) }]);
  });
  it('fill the scale where an office never closes', () => {
    expect(barsOf({ opens: '00:00', closes: '00:00' }, 6)).toEqual([
      { from: minutes(18), length: minutes(6) },
      { from: 0, length: minutes(18) },
    ]);
  });
});
