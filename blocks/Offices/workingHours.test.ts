import { describe, expect, it } from 'vitest';
import { barsOf, clockOf, workingHoursUtc } from './workingHours.ts';

const nineToSix = { opens: '09:00', closes: '18:00' };

function inUtc(timeZone: string, at: string, clock = nineToSix): string {
  const { opens, closes } = workingHoursUtc({ ...clock, timeZone }, new Date(at));
  return `${clockOf(opens)}-${clockOf(closes)}`;
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
  it('may end on the next day', () => {
    expect(inUtc('UTC', '2026-11-21T12:00:00Z', { opens: '20:00', closes: '04:00' })).toBe('20:00-04:00');
  });
});

describe('the bars of a scale that begins at six', () => {
  const minutes = (hours: number) => hours * 60;
  it('begin where the office opens', () => {
    expect(barsOf({ opens: minutes(14), closes: minutes(23) }, 6)).toEqual([{ from: minutes(8), length: minutes(9) }]);
  });
  it('stay in one piece across midnight UTC', () => {
    expect(barsOf({ opens: minutes(17), closes: minutes(2) }, 6)).toEqual([{ from: minutes(11), length: minutes(9) }]);
  });
  it('are two where the hours pass the end of the scale', () => {
    expect(barsOf({ opens: minutes(1), closes: minutes(10) }, 6)).toEqual([
      { from: minutes(19), length: minutes(5) },
      { from: 0, length: minutes(4) },
    ]);
  });
  it('end with the scale without a second piece of zero length', () => {
    expect(barsOf({ opens: minutes(21), closes: minutes(6) }, 6)).toEqual([{ from: minutes(15), length: minutes(9) }]);
  });
  it('fill the scale where an office never closes', () => {
    expect(barsOf({ opens: 0, closes: 0 }, 6)).toEqual([
      { from: minutes(18), length: minutes(6) },
      { from: 0, length: minutes(18) },
    ]);
  });
});
