import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleOffices, exampleSite } from '../gallery/exampleSite.ts';
import { Footer } from './Footer.tsx';

const render = (changes: Partial<Parameters<typeof Footer>[0]> = {}) =>
  renderToStaticMarkup(<Footer site={exampleSite} offices={exampleOffices} path="/" year={2026} {...changes} />);

describe('Footer', () => {
  it('has a named column of links for each heading', () => {
    const columns = [...render().matchAll(/<nav aria-label="([^"]+)"/g)].map(([, heading]) => heading);
    expect(columns).toEqual(['Services', 'Solutions', 'Industries', 'Company']);
  });

  it('shows the address of every office, and a number to call where it has one', () => {
    const html = render();
    expect(html.match(/<address/g)).toHaveLength(exampleOffices.length);
    expect(html).toContain('<address class="address">1200 Thames Street, Baltimore, MD 21231</address>');
    expect(html).toContain('<a href="tel:+442079460182" class="link">+44 20 7946 0182</a>');
    expect(html.match(/href="tel:/g)).toHaveLength(exampleOffices.filter((office) => office.phone).length);
  });

  it('keeps the offices in the order they come in', () => {
    const cities = [...render().matchAll(/class="city">([^<]+)</g)].map(([, city]) => city);
    expect(cities).toEqual(exampleOffices.map((office) => office.city));
  });

  it('leads to the chat below the numbers, where the settings have one', () => {
    const { messagingHref: _, ...site } = exampleSite;
    const chat = (messagingHref?: string) => render({ site: { ...site, ...(messagingHref ? { messagingHref } : {}) } });
    expect(chat('https://chat.example')).toContain('<a href="https://chat.example" class="link">Chat with us</a>');
    expect(chat()).not.toContain('Chat with us');
  });

  it('links only the networks that have an address', () => {
    const [first] = exampleSite.socials;
    const html = render({ site: { ...exampleSite, socials: first ? [first] : [] } });
    expect(html).toContain('>LinkedIn</a>');
    expect(html).not.toContain('>YouTube</a>');
    expect(render({ site: { ...exampleSite, socials: [] } })).not.toContain('elsewhere');
  });

  it('can link all six networks', () => {
    for (const name of ['Facebook', 'X', 'LinkedIn', 'Instagram', 'YouTube', 'Reviews'])
      expect(render()).toContain(`>${name}</a>`);
  });

  it('names the year of the publication', () => {
    expect(render({ year: 2031 })).toContain('© 2031 Wharfside');
  });

  it('leads to the search', () => {
    expect(render()).toContain('<a href="/search" class="link">Search</a>');
    expect(render({ path: '/search' })).toContain('<a href="/search" aria-current="page" class="link">Search</a>');
  });

  it('leads to privacy and sitemap, and marks the page the visitor is on', () => {
    const html = render({ path: '/sitemap' });
    expect(html).toContain('<a href="/privacy-policy" class="link">Privacy policy</a>');
    expect(html).toContain('<a href="/sitemap" aria-current="page" class="link">Sitemap</a>');
  });
});
