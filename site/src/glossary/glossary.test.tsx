import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { render, wordsOf } from '@frontage/blocks/testing/render.ts';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { exampleExtras, exampleTerms } from '../gallery/exampleGlossary.ts';
import { createGlossaryPages, describeGlossary } from './createGlossaryPages.ts';
import { GlossaryHead } from './GlossaryHead.tsx';
import { MissingTerm, TermList } from './TermList.tsx';

const pages = createGlossaryPages(exampleTerms);
const pageOf = (letter: string) => {
  const page = pages.find((one) => one.letter === letter);
  if (!page) throw new Error(`No page for ${letter}`);
  return page;
};

describe('the pages of the glossary', () => {
  it('are one for all terms and one for each letter that has terms', () => {
    expect(pages.map(({ path }) => path)).toEqual([
      '/glossary',
      '/glossary/a',
      '/glossary/b',
      '/glossary/c',
      '/glossary/d',
      '/glossary/f',
      '/glossary/q',
    ]);
    expect(pages[0]?.groups.flatMap(({ terms }) => terms)).toHaveLength(exampleTerms.length);
  });

  it('show the terms of a letter and of the next one that has terms', () => {
    expect(pageOf('D').groups.map(({ letter }) => letter)).toEqual(['D', 'F']);
    expect(pageOf('Q').groups.map(({ letter }) => letter)).toEqual(['Q']);
  });
});

it('describes a letter by as many of its terms as search engines show', () => {
  const term = exampleTerms[0];
  if (!term) throw new Error('The examples have no term');
  const title = 'A term of twenty-eight letters';
  const many = Array.from({ length: 6 }, (_, index) => ({ ...term, id: index + 1, slug: `a${index}`, title }));
  const [, page] = createGlossaryPages(many);
  const { description = '' } = page ? describeGlossary(page, { companyName: 'Wharfside' }) : {};
  expect(description).toMatch(/^A term of twenty-eight letters, .*: the words under/);
  expect(description.length).toBeLessThanOrEqual(160);
});

describe('the head of the glossary', () => {
  const { getAllByRole, getByRole, page } = render(
    <GlossaryHead page={pageOf('C')} heading={'Words we use, and\nwhat we mean'} description="{terms} terms." />,
  );

  it('shows all 26 letters, links those with terms and marks the current one', () => {
    expect(getAllByRole('listitem')).toHaveLength(26);
    expect(getAllByRole('link')).toHaveLength(6);
    const current = getByRole('link', { current: 'page' });
    expect([wordsOf(current), current.getAttribute('href')]).toEqual(['C', '/glossary/c']);
  });

  it('says how many terms there are', () => {
    expect(wordsOf(page)).toContain('12 terms.');
  });
});

describe('a term', () => {
  const { page } = render(<TermList groups={pageOf('C').groups} extras={exampleExtras} />);
  const place = page.querySelector('#consensus');
  const consensus = place?.closest('details') as HTMLElement;

  it('opens to show a further sentence, its article and the terms near it', () => {
    expect(wordsOf(consensus)).toContain('It decides order only.');
    const article = within(consensus).getByRole('link', { name: /Read: Counting to consensus/ });
    expect(article.getAttribute('href')).toBe('/blockchain/article-5');
    const hrefs = [...consensus.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('/glossary/c#collection-node');
  });

  it('has its address inside the closed part, so that a browser opens it', () => {
    expect(consensus.querySelector('summary')?.contains(place)).toBe(false);
  });
});

describe('the form for a missing word', () => {
  it('asks for what every request needs, and works without script', () => {
    const missing = render(<MissingTerm page={{ ...examplePage, path: '/glossary/c' }} />);
    const form = missing.page.querySelector('form') as HTMLFormElement;
    expect(form.getAttribute('action')).toBe('/send-mail');
    const asked = missing.getAllByRole('textbox').map((field) => field.getAttribute('name'));
    expect(asked).toEqual(expect.arrayContaining(['name', 'email', 'message']));
    expect(form.querySelector('[name="pagePath"]')).toHaveProperty('value', '/glossary/c');
    expect(missing.getByRole('link', { name: 'privacy policy' })).toBeDefined();
  });
});
