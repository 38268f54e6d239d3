import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { textboxExamples } from './Textbox.examples.ts';
import { Textbox } from './Textbox.tsx';

const show = (name: string) => render(<Textbox {...propsOf(textboxExamples, name)} />);
const policy = () => show('a privacy policy');
const second = () => show('a second text on a page, with a very long word');

it('prints the title of the page where the editor says so, with its sections one level below', () => {
  expect(policy().getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const sections = policy().getAllByRole('heading', { level: 2 }).map(wordsOf);
  expect(sections).toEqual(['On this page', 'What the form stores', 'How long we keep it']);
});

it('lists its parts where it is the whole page, open next to it or closed above it', () => {
  const { page } = policy();
  const links = [...page.querySelectorAll('li > a')];
  const parts = ['What the form stores', 'How long we keep it'];
  expect(links.map(wordsOf)).toEqual([...parts, ...parts]);
  expect(page.querySelector('details')?.querySelectorAll('a')).toHaveLength(2);
  for (const link of links) expect(wordsOf(page.querySelector(`h2${link.getAttribute('href')}`))).toBe(wordsOf(link));
});

it('lists no parts where it is one block among others', () => {
  expect(wordsOf(policy().page)).toContain('On this page');
  expect(wordsOf(second().page)).not.toContain('On this page');
});

it('skips no level where another block has the title of the page', () => {
  const levels = second()
    .getAllByRole('heading')
    .map(({ localName }) => localName);
  expect(levels).toEqual(['h2', 'h3', 'h3']);
});
