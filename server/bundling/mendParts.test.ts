import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { spoken } from '../admin/words/spoken.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import mendParts, { mendedParts } from './mendParts.ts';

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

test.each(mendedParts)('%s is mended as it is installed', (part) => {
  const resourcePath = join(repositoryRoot(), 'node_modules/@payloadcms/ui/dist', part);
  expect(mendParts.call({ resourcePath }, readFileSync(resourcePath, 'utf8'))).toBeTruthy();
});

test('screen readers hear the menu, the messages and how to move a row in the language of whoever looks', () => {
  const parts = [
    'elements/Nav/NavToggler',
    'providers/ToastContainer',
    'elements/LivePreview/Toolbar/SizeInput',
    'elements/DraggableSortable',
  ];
  const code = parts.map((part) => {
    const resourcePath = join(repositoryRoot(), 'node_modules/@payloadcms/ui/dist', part, 'index.js');
    return mendParts.call({ resourcePath }, readFileSync(resourcePath, 'utf8'));
  });
  const sentences = code.flatMap((one) => [...one.matchAll(/\(globalThis\.spokenInAdmin.*?"\)/g)].map(([say]) => say));
  const heard = (spokenInAdmin?: () => unknown) =>
    sentences.map((sentence) => runInNewContext(sentence, { spokenInAdmin }));
  expect(heard(() => spoken.de)).toEqual([
    'Menü schließen',
    'Menü öffnen',
    'Mitteilungen',
    'Breite',
    'Höhe',
    'Platz {place} von {all}.',
    ...['Abgelegt auf Platz {place} von {all}.', 'Zurückgelegt.'],
    expect.stringMatching(/^Leertaste/),
  ]);
  expect(heard().slice(0, 3)).toEqual(['Close Menu', 'Open Menu', 'Notifications']);
});

test('a frame that is dragged beside a form says nothing in English', () => {
  for (const part of ['providers/LivePreview/index.js', 'providers/Root/index.js']) {
    const resourcePath = join(repositoryRoot(), 'node_modules/@payloadcms/ui/dist', part);
    const code = mendParts.call({ resourcePath }, readFileSync(resourcePath, 'utf8'));
    const [, said] = /DndContext, \{ accessibility: (\{.*\}),$/m.exec(code) ?? [];
    const { announcements, screenReaderInstructions } = runInNewContext(`(${said})`);
    expect(screenReaderInstructions.draggable).toBe('');
    for (const event of ['onDragStart', 'onDragOver', 'onDragEnd', 'onDragCancel'])
      expect(announcements[event]({ active: { id: 'live-preview-toolbar' } })).toBeUndefined();
  }
});

test('whoever moves a row by the keyboard hears at which place it is', () => {
  const resourcePath = join(repositoryRoot(), 'node_modules/@payloadcms/ui/dist/elements/DraggableSortable/index.js');
  const code = mendParts.call({ resourcePath }, readFileSync(resourcePath, 'utf8'));
  const [, announcements] = /announcements: (.*), screenReaderInstructions/s.exec(code) ?? [];
  const { onDragCancel, onDragEnd, onDragOver } = runInNewContext(announcements ?? '', {
    ids: ['hero', 'faq', 'form'],
  });
  const [active, over] = [{ id: 'hero' }, { id: 'form' }];
  expect([onDragOver({ active, over }), onDragEnd({ active, over }), onDragCancel()]).toEqual([
    ...['Place 3 of 3.', 'Put down at place 3 of 3.', 'Put back.'],
  ]);
  expect(onDragOver({ active, over: null })).toBeUndefined();
});
