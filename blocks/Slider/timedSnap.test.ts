import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cubicBezier } from './cubicBezier.ts';
import { moveByClock, snapEase, snapMs } from './timedSnap.ts';

/** A number that Embla's parts share, as its own vectors are. */
function vector(start: number) {
  let value = start;
  return {
    get: () => value,
    set: (next: number | { get: () => number }) => {
      value = typeof next === 'number' ? next : next.get();
    },
    add: (more: number | { get: () => number }) => {
      value += typeof more === 'number' ? more : more.get();
    },
    subtract: (less: number | { get: () => number }) => {
      value -= typeof less === 'number' ? less : less.get();
    },
  };
}

type Engine = Parameters<typeof moveByClock>[0];

function engineAt(start: number) {
  let time = 1000;
  const unused = () => {
    throw new Error('The part that is replaced was asked');
  };
  const scrollBody: Engine['scrollBody'] = {
    seek: unused,
    duration: unused,
    velocity: unused,
    direction: unused,
    settled: () => true,
    useBaseFriction: () => scrollBody,
    useFriction: () => scrollBody,
    useBaseDuration: unused,
    useDuration: unused,
  };
  const engine = { scrollBody, location: vector(start), previousLocation: vector(start), target: vector(start) };
  moveByClock(engine, () => time);
  const placeAfter = (ms: number) => {
    time += ms;
    scrollBody.seek();
    return engine.location.get();
  };
  return { ...engine, placeAfter };
}

describe('a snap', () => {
  it('arrives after 500 ms, not before', () => {
    const engine = engineAt(0);
    engine.target.set(-600);
    expect(engine.placeAfter(0)).toBe(0);
    expect(engine.placeAfter(250)).toBeLessThan(-500);
    expect(engine.placeAfter(240)).toBeGreaterThan(-600);
    expect(engine.placeAfter(10)).toBe(-600);
  });
  it('takes as long for a far slide as for the next', () => {
    const engine = engineAt(0);
    engine.target.set(-6000);
    engine.placeAfter(0);
    expect(engine.placeAfter(490)).toBeGreaterThan(-6000);
    expect(engine.placeAfter(10)).toBe(-6000);
  });
  it('begins anew from where it is when another slide is asked for on the way', () => {
    const engine = engineAt(0);
    engine.target.set(-600);
    engine.placeAfter(0);
    const halfway = engine.placeAfter(200);
    engine.target.set(-1200);
    expect(engine.placeAfter(16)).toBe(halfway);
    expect(engine.placeAfter(499)).toBeGreaterThan(-1200);
    expect(engine.placeAfter(1)).toBe(-1200);
  });
  it('goes on where the loop sets place and target back by one round', () => {
    const engine = engineAt(0);
    engine.target.set(-600);
    engine.placeAfter(0);
    const before = engine.placeAfter(200);
    for (const one of [engine.location, engine.previousLocation, engine.target]) one.add(3000);
    expect(engine.placeAfter(0)).toBeCloseTo(before + 3000, 6);
    expect(engine.placeAfter(300)).toBe(2400);
  });
});

it('follows a finger at once, and snaps in 500 ms when it is lifted', () => {
  const engine = engineAt(0);
  engine.scrollBody.useDuration(0.75);
  engine.target.add(-80);
  expect(engine.placeAfter(16)).toBe(-80);
  engine.scrollBody.useDuration(22);
  engine.target.set(-600);
  expect(engine.placeAfter(0)).toBe(-80);
  expect(engine.placeAfter(500)).toBe(-600);
});

it('jumps where a jump is asked for, and the frame between shows no way', () => {
  const engine = engineAt(0);
  engine.scrollBody.useDuration(0);
  engine.target.set(-600);
  expect(engine.placeAfter(0)).toBe(-600);
  expect(engine.previousLocation.get()).toBe(-600);
});

it('moves on the curve that the token --ease-snap names', () => {
  const tokens = readFileSync(fileURLToPath(import.meta.resolve('@frontage/design/styles/tokens.css')), 'utf8');
  expect(tokens).toContain(`--ease-snap: cubic-bezier(${snapEase.join(', ')})`);
  expect(snapMs).toBe(500);
});

it('draws the curves of CSS', () => {
  const linear = cubicBezier(0.3, 0.3, 0.6, 0.6);
  for (const time of [0, 0.1, 0.5, 0.9, 1]) expect(linear(time)).toBeCloseTo(time, 6);
  const ease = cubicBezier(0.25, 0.1, 0.25, 1);
  expect(ease(0.5)).toBeCloseTo(0.8024, 3);
});
