import { expect, it } from 'vitest';
import { plainText } from './textOfLayout.ts';

it.each([
  ['![What it shows](picture:42)', 'What it shows'],
  ['![](picture:42)', ''],
  ['![Taken *in* May,\nat noon](picture:42)\n\nAfter', 'Taken in May, at noon\nAfter'],
  ['> See [the\n> log](/log)\n- one\n- two', 'See the log\none\ntwo'],
  ['![By \\[Ada\\] & \\*Lin\\*](picture:42)', 'By [Ada] & *Lin*'],
  ['See [the *log*](/log) and [\\[1\\]](/one).', 'See the log and [1].'],
  ['An \\[aside\\](not a link)', 'An [aside](not a link)'],
])('reads %j as the words %j', (markdown, words) => {
  expect(plainText(markdown)).toBe(words);
});
