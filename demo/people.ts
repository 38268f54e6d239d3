import type { DemoContent } from './demoContent.schema.ts';

/** Those whom the site names, with a page each. Offices by their number in `offices.ts`. */
export const people: DemoContent['people'] = [
  {
    slug: 'ines-halvorsen',
    portrait: { $picture: 'portrait-ines' },
    name: 'Ines Halvorsen',
    role: 'Lead engineer, Cadence',
    summary: 'Answers new enquiries, and stays with what she has answered until handover.',
    office: 5,
    text: 'Ines has written Cadence since there was something to write it for. She answers the first email and the last one, and reads every contract that leaves Rotterdam.',
  },
  {
    slug: 'tomas-oyelaran',
    portrait: { $picture: 'portrait-tomas' },
    name: 'Tomas Oyelaran',
    role: 'Protocol engineer',
    summary: 'Wrote the Tidemark validator, and keeps it in step with the network.',
    office: 2,
  },
  {
    slug: 'ruth-abelard',
    portrait: { $picture: 'portrait-ruth' },
    name: 'Ruth Abelard',
    role: 'Head of audit',
    summary: 'Reads first what others skip, and signs each of our audit reports.',
    office: 1,
    text: 'Ruth has read other people’s contracts for thirteen years. Where two readers differ, she decides, and the report says that they differed.',
  },
  {
    slug: 'kenji-morrow',
    portrait: { $picture: 'portrait-kenji' },
    name: 'Kenji Morrow',
    role: 'Product design',
    summary: 'Draws how a screen fails before the screen itself, and tests both with people.',
    office: 4,
  },
  {
    slug: 'nadia-castellan',
    portrait: { $picture: 'portrait-nadia' },
    name: 'Nadia Castellan',
    role: 'Backend, settlement',
    summary: 'Runs our Canton nodes, and the reconciliation between them and the books.',
    office: 3,
  },
  {
    slug: 'piet-van-loon',
    portrait: { $picture: 'portrait-piet' },
    name: 'Piet van Loon',
    role: 'Operations',
    summary: 'Keeps what is live awake, and has restored every backup he vouches for.',
    office: 5,
  },
  {
    slug: 'grace-adeyemi',
    portrait: { $picture: 'portrait-grace' },
    name: 'Grace Adeyemi',
    role: 'Discovery and price',
    summary: 'Reads what you send, asks what is missing, and finds the line that the bill had forgotten.',
    office: 2,
  },
];
