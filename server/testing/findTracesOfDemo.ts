import { calls } from '@frontage/demo/calls.ts';
import { demo } from '@frontage/demo/content.ts';

const { settings } = demo;
const { logo, symbol } = settings.identity ?? {};

/** Shorter titles are words that anybody may use. */
const ownTitleLetters = 16;

/** The beginnings of the paths in its logo and its symbol. */
const drawings = [logo, symbol].flatMap((svg) => /d="([^"]{12,24})/.exec(svg ?? '')?.[1] ?? []);

/** Texts that only the demo's agency would use. */
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

/** Finds texts that mention the demo's agency, with the words they use. */
export function findTracesOfDemo(texts: readonly (readonly [place: string, text: string])[]): string[] {
  return texts.flatMap(([place, text]) => {
    const small = text.toLowerCase();
    return traces.filter((trace) => small.includes(trace)).map((trace) => `${place}: ${trace}`);
  });
}
