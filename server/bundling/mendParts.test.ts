import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repositoryRoot.ts';
import mendParts from './mendParts.ts';

const file = 'node_modules/@payloadcms/ui/dist/forms/Form/mergeServerFormState.js';
const mend = (source: string) => mendParts.call({ resourcePath: join(repositoryRoot(), file) }, source);

test('a block stays open or folded as its editor pressed, whatever an answer from before says', () => {
  const code = mend(readFileSync(join(repositoryRoot(), file), 'utf8')).replace(/^import.*/m, '');
  const own = `const dequal = () => false; ${code.replace('export const', 'var')}`;
  const merge = runInNewContext(`${own}\nmergeServerFormState`);
  const rows = [
    { id: 'hero', collapsed: false },
    { id: 'faq', collapsed: true },
  ];
  const answered = rows.map(({ collapsed, id }) => ({ id, collapsed: !collapsed, lastRenderedPath: 'layout' }));
  for (const acceptValues of [true, { overrideLocalChanges: false }]) {
    const state = { currentState: { layout: { rows } }, incomingState: { layout: { rows: answered } }, acceptValues };
    expect(merge(state).layout.rows).toEqual(rows.map((row) => ({ ...row, lastRenderedPath: 'layout' })));
  }
  const moved = { layout: { rows: answered.toReversed() } };
  const saved = merge({ currentState: { layout: { rows } }, incomingState: moved, acceptValues: true }).layout.rows;
  expect(saved.map(({ collapsed, id }: (typeof rows)[number]) => [id, collapsed])).toEqual([
    ['faq', true],
    ['hero', false],
  ]);
});

test('a build fails once Payload has changed the code', () => {
  expect(() => mend('export const mergeServerFormState = () => ({});')).toThrow('mergeServerFormState.js');
});
