import { render, wordsOf } from '@frontage/blocks/testing/render.ts';
import { describe, expect, it } from 'vitest';
import { exampleOffices, exampleSite } from '../gallery/exampleSite.ts';
import { Footer } from './Footer.tsx';

const renderFooter = (changes: Partial<Parameters<typeof Footer>[0]> = {}) =>
  render(<Footer site={exampleSite} offices={exampleOffices} path="/" year={2026} {...changes} />);

describe('Footer', () => {
  it('has a named column of links for each heading', () => {
    const columns = renderFooter()
      .getAllByRole('navigation')
      .map((column) => column.getAttribute('aria-label'));
    expect(columns).toEqual(['Services', 'Solutions', 'Industries', 'Company']);
  });

  it('shows the address of every office, and its phone number if it has one', () => {
    const { getAllByRole, getByRole, getByText, page } = renderFooter();
    expect(page.querySelectorAll('address')).toHaveLength(exampleOffices.length);
    expect(getByText('1200 Thames Street, Baltimore, MD 21231').tagName).toBe('ADDRESS');
    expect(getByRole('link', { name: '+44 20 7946 0182' }).getAttribute('href')).toBe('tel:+442079460182');
    const numbers = getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('tel:'));
    expect(numbers).toHaveLength(exampleOffices.filter((office) => office.phone).length);
  });

  it('keeps the offices in the given order', () => {
    const addresses = [...renderFooter().page.querySelectorAll('address')].map(wordsOf);
    expect(addresses).toEqual(exampleOffices.map(({ address }) => address.join(', ')));
  });

  it('links the chat below the phone numbers if the settings have one', () => {
    const { messagingHref: _, ...site } = exampleSite;
    const chat = (messagingHref?: string) =>
      renderFooter({ site: { ...site, ...(messagingHref ? { messagingHref } : {}) } }).queryByRole('link', {
        name: 'Chat with us',
      });
    expect(chat('https://chat.example')?.getAttribute('href')).toBe('https://chat.example');
    expect(chat()).toBeNull();
  });

  it('links only the networks that have an address', () => {
    const [first] = exampleSite.socials;
    const { getByRole, queryByRole } = renderFooter({ site: { ...exampleSite, socials: first ? [first] : [] } });
    expect(getByRole('link', { name: 'LinkedIn' })).toBeDefined();
    expect(queryByRole('link', { name: 'YouTube' })).toBeNull();
    const none = renderFooter({ site: { ...exampleSite, socials: [] } });
    expect(none.queryByRole('link', { name: 'LinkedIn' })).toBeNull();
  });

  it('can link all six networks', () => {
    const { getByRole } = renderFooter();
    for (const name of ['Facebook', 'X', 'LinkedIn', 'Instagram', 'YouTube', 'Reviews'])
      expect(getByRole('link', { name })).toBeDefined();
  });

  it('shows the year of the publication', () => {
    expect(wordsOf(renderFooter({ year: 2031 }).page)).toContain('© 2031 Wharfside');
  });

  it('links the search', () => {
    const search = (path: string) => renderFooter({ path }).getByRole('link', { name: 'Search' });
    expect(search('/').getAttribute('href')).toBe('/search');
    expect([search('/'), search('/search')].map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  });

  it('links privacy policy and sitemap, and marks the current page', () => {
    const { getByRole } = renderFooter({ path: '/sitemap' });
    expect(getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe('/privacy-policy');
    expect(getByRole('link', { current: 'page' })).toBe(getByRole('link', { name: 'Sitemap' }));
  });
});
