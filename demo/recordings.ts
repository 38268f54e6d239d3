import type { DemoContent } from './demoContent.schema.ts';

/** Films and captions in `recordings/`, and their titles in the library. */
export const recordingFiles = [
  { file: 'counting-a-pier.webm', title: 'Counting a pier' },
  { file: 'counting-a-pier.vtt', title: 'Counting a pier, captions' },
];

/** One that plays from here, and one of another site. */
export const recordings: DemoContent['recordings'] = [
  {
    slug: 'counting-a-pier',
    title: 'Counting a pier',
    summary: 'How two counts of the same ledger are compared, post by post, in six seconds.',
    file: { $file: 'counting-a-pier.webm' },
    captions: { $file: 'counting-a-pier.vtt' },
    duration: '0:06',
    poster: { $picture: 'article-rows' },
    date: '2026-11-12T09:00:00Z',
    text: 'Each post is one account, and its height is what it holds. A second reader walks the same pier from the other end. Where their counts differ, nothing is paid out until somebody knows why.',
  },
  {
    slug: 'a-resource-that-moves',
    title: 'A resource that moves',
    summary: 'The talk of March on what Cadence refuses to copy, with the questions that came after it.',
    elsewhere: 'https://talks.harbour.example/a-resource-that-moves',
    duration: '41:30',
    poster: { $picture: 'article-talk' },
    date: '2026-03-19T17:00:00Z',
    text: 'Thirty minutes on resources, and eleven of questions. The slides are those of the talk; the contract that is shown is in our public repository.',
  },
];
