import { describe, expect, it } from 'vitest';
import { examplePage, propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { MarkdownView } from '../text/MarkdownView.tsx';
import { Reader } from '../text/readText.ts';
import { embedExamples } from './Embed.examples.ts';
import { Embed } from './Embed.tsx';

const video = propsOf(embedExamples, 'a video of an allowed host');

describe('an embed', () => {
  it('names its host and loads nothing from there, until its link is pressed', () => {
    const { getByRole, page } = render(<Embed {...video} />);
    const figure = getByRole('figure');
    expect(figure.dataset.embed).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    expect(wordsOf(figure)).toContain('From www.youtube-nocookie.com. Nothing is loaded from there until you press.');
    expect(getByRole('link').getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(page.querySelector('iframe, script')).toBeNull();
    expect([...page.querySelectorAll('img')].every((one) => !one.src.includes('youtube'))).toBe(true);
    expect(Embed.runs(video)).toEqual(['embeds']);
  });

  it('is a link that names its host, where no admin allows it', () => {
    const refused = { ...video, page: { ...examplePage, site: { ...examplePage.site, embeds: { hosts: [] } } } };
    const { getByRole, page } = render(<Embed {...refused} />);
    expect(wordsOf(getByRole('link'))).toMatch(/, on www\.youtube\.com$/);
    expect(page.querySelector('[data-embed]')).toBeNull();
    expect(Embed.runs(refused)).toEqual([]);
  });
});

describe('what is pasted into a text', () => {
  const shown = (markdown: string) =>
    render(<MarkdownView text={new Reader().read(markdown)} site={{ embeds: { hosts: ['youtube.com'] } }} />);

  it.each([
    ['an address', 'https://youtu.be/dQw4w9WgXcQ'],
    [
      'the code of a frame',
      '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ" allowfullscreen></iframe>',
    ],
    ['a link', '[A talk](https://www.youtube.com/embed/dQw4w9WgXcQ)'],
  ])('becomes a figure, as %s alone in its line', (_, line) => {
    const { getByRole } = shown(`Before.\n\n${line}\n\nAfter.`);
    expect(getByRole('figure').dataset.embed).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  });

  it('is named where its host is not allowed, and no code is ever shown', () => {
    const { getByRole, page } = shown('<iframe src="https://evil.example/x?a=1"></iframe>');
    expect(wordsOf(getByRole('link'))).toBe('See it on evil.example');
    expect(page.textContent).not.toContain('<');
    expect(page.querySelector('iframe, [data-embed]')).toBeNull();
  });

  it('stays a link among words', () => {
    expect(shown('See https://youtu.be/dQw4w9WgXcQ now.').page.querySelector('[data-embed]')).toBeNull();
  });

  it('has its script for every address of an allowed host, whatever signs are in it', () => {
    const address = "HTTPS://www.youtube.com/watch?list=(the 'best')&v=kOrXhVx2GxI";
    const odd = { ...video, block: { ...video.block, address } };
    expect(render(<Embed {...odd} />).page.querySelector('[data-embed]')).not.toBeNull();
    expect(Embed.runs(odd)).toEqual(['embeds']);
  });
});
