import { calls } from '@frontage/demo/calls.ts';
import { demo } from '@frontage/demo/content.ts';

const { settings } = demo;
const { logo, symbol } = settings.identity ?? {};

/** Titles shorter than this are words that anybody may use. */
const ownTitleLetters = 16;

/** How the drawings of its logo and its symbol begin. */
const drawings = [logo, symbol].flatMap((svg) => /d="([^"]{12,24})/.exec(svg ?? '')?.[1] ?? []);

/** What the agency of the demo says of itself, and nobody else would. */
const traces = [
  settings.companyName,
  settings.phone.raw,
  settings.phone.formatted,
  settings.description,
  ...demo.offices.flatMap(({ address }) => address),
  ...calls.desks.map(({ host }) => host),
  ...[...demo.pages, ...demo.articles].map(({ title }) => title).filter(({ length }) => length >= ownTitleLetters),
  ...drawings,
].map((trace) => trace.toLowerCase());

/** Where texts speak of the agency of the demo, and by which words. */
export function tracesOfDemo(texts: readonly (readonly [place: string, text: string])[]): string[] {
  return texts.flatMap(([place, text]) => {
    const small = text.toLowerCase();
    return traces.filter((trace) => small.includes(trace)).map((trace) => `${place}: ${trace}`);
  });
}
