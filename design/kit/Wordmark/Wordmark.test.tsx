import { render } from '@frontage/blocks/testing/render.ts';
import { describe, expect, it } from 'vitest';
import { Wordmark } from './Wordmark.tsx';

const svg = (box: string, inner: string) => `<svg viewBox="${box}">${inner}</svg>`;
/** The logo, found by the name that is read aloud. */
const markOf = (identity: object | undefined, atFoot = false) =>
  render(
    <Wordmark
      site={{ companyName: 'Wharfside', ...(identity ? { identity } : {}) }}
      atFoot={atFoot}
      className="mark"
    />,
  ).getByRole('img', { name: 'Wharfside' });
const pathIn = (mark: Element) => mark.querySelector('path')?.getAttribute('d');

describe('Wordmark', () => {
  it('is the drawing of the settings, in the colour of the surrounding text, with the name read aloud', () => {
    const mark = markOf({ logo: svg('0 0 90 20', '<g fill-rule="evenodd"><path d="M0 0H4Z" stroke-width="2"/></g>') });
    expect(mark.getAttribute('fill')).toBe('currentColor');
    expect(mark.getAttribute('viewBox')).toBe('0 0 90 20');
    expect([...mark.classList]).toEqual(['mark']);
    expect(mark.querySelector('g')?.getAttribute('fill-rule')).toBe('evenodd');
    expect(mark.querySelector('g > path')?.getAttribute('stroke-width')).toBe('2');
    expect(pathIn(mark)).toBe('M0 0H4Z');
  });

  it('gets space at its right where it is tall, so that the bar around it stays low', () => {
    expect(markOf({ logo: svg('0 0 20 20', '<path d="M0 0"/>') }).getAttribute('viewBox')).toBe('0 0 60 20');
  });

  it('is another drawing at the foot where the house has one', () => {
    const [logo, footLogo] = [svg('0 0 9 3', '<path d="M1 1"/>'), svg('0 0 9 3', '<path d="M2 2"/>')];
    expect(pathIn(markOf({ logo, footLogo }, true))).toBe('M2 2');
    expect(pathIn(markOf({ logo }, true))).toBe('M1 1');
    expect(pathIn(markOf({ logo, footLogo }))).toBe('M1 1');
  });

  it('is the name in words where there is no drawing', () => {
    const mark = markOf(undefined);
    expect(mark.textContent).toBe('Wharfside');
    expect([...mark.classList]).toEqual(['mark']);
  });

  it('draws nothing that the settings would refuse, wherever it comes from', () => {
    expect(() => markOf({ logo: svg('0 0 9 3', '<script>alert(1)</script>') })).toThrow('<script> is not allowed');
  });
});
