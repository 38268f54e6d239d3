import { expect, test } from 'vitest';
import german from '../admin/words/starters.de.json' with { type: 'json' };
import { emptySeed } from '../seed/emptySeed.ts';
import { sentencesOf, startersOf } from './layout.ts';
import { pageTemplates } from './pageTemplates.ts';

const said = (['pages', 'articles'] as const).flatMap((collection) =>
  Object.entries(startersOf(collection)).flatMap(([block, starter]) =>
    sentencesOf(starter).map((text) => ({ place: `${block} of ${collection}`, text })),
  ),
);

test('whoever reads German begins with German texts', () => {
  const texts = said.map(({ text }) => text);
  const whole = texts.filter((text) => /(?:^|\s)\p{Lu}|\p{L}\s/u.test(text) && text in german === false);
  const pieces = new Set(Object.keys(german).flatMap((text) => sentencesOf(text)));
  expect(whole.filter((text) => !pieces.has(text))).toEqual([]);
  expect(Object.keys(german).filter((text) => !texts.includes(text))).toEqual([]);
  const namesIn = (text: string) => text.match(/\{\w+\}/g);
  for (const [text, words] of Object.entries(german)) expect(namesIn(words), text).toEqual(namesIn(text));
});

/** What only the agency itself can promise: secrecy, prices, times, how much it has done, and who it is. */
const promises = [
  /\bNDAs?\b|non-disclosure|secrecy|confidential/i,
  /[$€£]\s?\d|\b\d[\d,.]*\s?(?:dollars|euros|pounds|USD|EUR|GBP)\b|\b(?:free of charge|free call|fixed price)\b/i,
  /\b(?:\d+|one|two|three|four|five|ten|forty)\s(?:minutes?|hours?|(?:working |business )?days?|weeks?|months?|years?)\b/i,
  /\b(?:day|week|month)\s\d/i,
  /\b(?:\d+|one|two|three|four|five|ten|twelve)\+?\s(?:projects?|products|clients?|customers?|people|engineers?|offices?)\b/i,
  /\b(?:guaranteed?|certified|insured|24\/7|ISO|counsel|engineers?|developers?)\b/i,
];

/** The trade of the demo, and its agency's vocabulary. */
const trade = [
  /\b(?:blockchain|cadence|EVM|mainnet|testnet|tokens?|wallets?|NFTs?|smart contracts?|on-chain|bridge|solidity|flow)\b/i,
  /\b(?:berths?|quay|harbour|port of|ledgers?)\b/i,
];

test('no block, and so no template, begins with a promise that its owner did not make', () => {
  const blocks = new Set(said.map(({ place }) => place));
  for (const block of pageTemplates.flatMap((template) => template.blocks))
    if (block !== 'breadcrumbs') expect(blocks).toContain(`${block} of pages`);
  expect(said.filter(({ text }) => promises.some((words) => words.test(text)))).toEqual([]);
});

test('no block begins with the trade of the demo', () => {
  expect(said.length).toBeGreaterThan(300);
  expect(said.filter(({ text }) => trade.some((words) => words.test(text)))).toEqual([]);
});

const emptyPages = emptySeed().pages;

/** Drawings that suit any agency. */
const ofNoTrade = ['plan', 'unfolding'];
/** The drawing of the hero among the blocks; undefined where it shows none. */
function drawingIn(blocks: readonly object[]): string | undefined {
  const { drawing } = Object(blocks.find((one) => Object(one).acf_fc_layout === 'hero'));
  return drawing === 'none' ? undefined : drawing;
}

test('a hero begins with a neutral drawing, other than the one on the home page of an empty site', () => {
  const home = emptyPages.find(({ slug }) => slug === 'home');
  const starter = { ...startersOf('pages').hero, acf_fc_layout: 'hero' };
  expect(new Set([drawingIn(home?.layout ?? []), drawingIn([starter])])).toEqual(new Set(ofNoTrade));
});

test('no drawing is on two pages of an empty site', () => {
  const drawn = emptyPages.flatMap(({ layout }) => drawingIn(layout) ?? []);
  expect(drawn).toHaveLength(new Set(drawn).size);
});
