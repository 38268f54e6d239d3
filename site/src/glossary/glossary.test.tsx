import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleExtras, exampleTerms } from '../gallery/exampleGlossary.ts';
import { GlossaryHead } from './GlossaryHead.tsx';
import { glossaryPages } from './glossaryPages.ts';
import { MissingTerm } from './MissingTerm.tsx';
import { TermList } from './TermList.tsx';

const pages = glossaryPages(exampleTerms);
const pageOf = (letter: string) => {
  const page = pages.find((one) => one.letter === letter);
  if (!page) throw new Error(`No page for ${letter}`);
  return page;
};

describe('the pages of the glossary', () => {
  it('are one of all terms and one for each letter that has any', () => {
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

  it('show the terms of a letter and of the next one that has any', () => {
    expect(pageOf('D').groups.map(({ letter }) => letter)).toEqual(['D', 'F']);
    expect(pageOf('Q').groups.map(({ letter }) => letter)).toEqual(['Q']);
  });
});

describe('the head of the glossary', () => {
  const head = renderToStaticMarkup(
    <GlossaryHead page={pageOf('C')} heading={'Words we use, and\nwhat we mean'} description="{terms} terms." />,
  );

  it('shows all 26 letters, links those with terms and marks the current one', () => {
    expect(head.match(/<li>/g)).toHaveLength(26);
    expect(head.match(/<a /g)).toHaveLength(6);
    expect(head).toMatch(/href="\/glossary\/c" aria-current="page"[^>]*>C</);
  });

  it('says how many terms there are', () => {
    expect(head).toContain('12 terms.');
  });
});

describe('a term', () => {
  const html = renderToStaticMarkup(<TermList groups={pageOf('C').groups} extras={exampleExtras} />);
  const consensus = /<details(?:(?!<details).)*id="consensus".*?<\/details>/s.exec(html)?.[0] ?? '';

  it('opens to a further sentence, its article and the terms near it', () => {
    expect(consensus).toContain('It decides order only.');
    expect(consensus).toContain('href="/blockchain/article-5"');
    expect(consensus).toContain('Read: Counting to consensus');
    expect(consensus).toContain('href="/glossary/c#collection-node"');
  });

  it('has its address within what is closed, so that a browser opens it there', () => {
    expect(consensus.indexOf('id="consensus"')).toBeGreaterThan(consensus.indexOf('</summary>'));
  });
});

describe('the form for a missing word', () => {
  it('asks for what every request needs, and works without script', () => {
    const html = renderToStaticMarkup(<MissingTerm page={{ ...examplePage, path: '/glossary/c' }} />);
    expect(html).toContain('action="/send-mail"');
    for (const name of ['name', 'email', 'message']) expect(html).toMatch(new RegExp(`name="${name}"`));
    expect(html).toContain('name="pagePath" value="/glossary/c"');
    expect(html).toContain('privacy policy');
    expect(html).toMatch(/<form[^>]* data-enhanced="/);
    expect(html).toMatch(/<div hidden="" data-form-thanks="">.*Thank you for contacting/);
  });
});
