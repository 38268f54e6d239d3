import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Wordmark } from './Wordmark.tsx';

const svg = (box: string, inner: string) => `<svg viewBox="${box}">${inner}</svg>`;
const markup = (identity: object | undefined, atFoot = false) =>
  renderToStaticMarkup(
    <Wordmark
      site={{ companyName: 'Wharfside', ...(identity ? { identity } : {}) }}
      atFoot={atFoot}
      className="mark"
    />,
  );

describe('Wordmark', () => {
  it('is the drawing of the settings, in the colour of the text around it, with the name read aloud', () => {
    const logo = svg('0 0 90 20', '<g fill-rule="evenodd"><path d="M0 0H4Z" stroke-width="2"/></g>');
    expect(markup({ logo })).toBe(
      '<svg viewBox="0 0 90 20" role="img" aria-label="Wharfside" fill="currentColor" class="mark"><g fill-rule="evenodd"><path d="M0 0H4Z" stroke-width="2"></path></g></svg>',
    );
  });

  it('has room at its right where it is tall, so that the bar around it stays low', () => {
    expect(markup({ logo: svg('0 0 20 20', '<path d="M0 0"/>') })).toContain('viewBox="0 0 60 20"');
  });

  it('has its own drawing at the foot where the house has one', () => {
    const [logo, footLogo] = [svg('0 0 9 3', '<path d="M1 1"/>'), svg('0 0 9 3', '<path d="M2 2"/>')];
    expect(markup({ logo, footLogo }, true)).toContain('M2 2');
    expect(markup({ logo }, true)).toContain('M1 1');
    expect(markup({ logo, footLogo })).toContain('M1 1');
  });

  it('is the name in words where nothing is drawn', () => {
    expect(markup(undefined)).toBe('<span role="img" aria-label="Wharfside" class="mark">Wharfside</span>');
  });

  it('draws nothing that the settings would refuse, wherever it comes from', () => {
    expect(() => markup({ logo: svg('0 0 9 3', '<script>alert(1)</script>') })).toThrow('<script> cannot stand');
  });
});
