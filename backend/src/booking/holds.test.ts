import { beforeEach, describe, expect, it } from 'vitest';
import { Holds } from './holds.ts';

const minuteMs = 60_000;
let now: Date;
let holds: Holds;
beforeEach(() => {
  now = new Date('2026-11-23T09:00:00Z');
  holds = new Holds(() => now);
});

const hourOf = (index: number) => {
  const startsAt = new Date(now.getTime() + index * 60 * minuteMs);
  return { host: 'Ines Halvorsen', startsAt, endsAt: new Date(startsAt.getTime() + 30 * minuteMs) };
};
const kept = () => holds.busyFor(undefined);

describe('hours that are kept while a form is filled in', () => {
  it('are free again after ten minutes', () => {
    holds.take(hourOf(1), '192.0.2.1');
    now = new Date(now.getTime() + 10 * minuteMs);
    expect(kept()).toEqual([]);
  });

  it('are three of one network, of which a fourth lets the first go', () => {
    const hours = [1, 2, 3, 4].map(hourOf);
    for (const hour of hours) holds.take(hour, '192.0.2.1');
    expect(kept().map(({ startsAt }) => startsAt)).toEqual(hours.slice(1).map(({ startsAt }) => startsAt));
  });

  it('never are the whole calendar, however many networks ask: the oldest one goes', () => {
    for (let index = 0; index < 200; index += 1) holds.take(hourOf(index), `2001:db8:0:${index.toString(16)}`);
    expect(kept()).toHaveLength(24);
    const { hold } = holds.take(hourOf(200), '192.0.2.1');
    expect(holds.busyFor(hold).map(({ startsAt }) => startsAt)).not.toContainEqual(hourOf(176).startsAt);
    expect(kept()).toHaveLength(24);
  });
});
