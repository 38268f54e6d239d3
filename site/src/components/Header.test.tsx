import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../gallery/exampleSite.ts';
import { Header } from './Header.tsx';

const render = (path: string) => renderToStaticMarkup(<Header site={exampleSite} path={path} />);

/** Wide bar and narrow sheet, apart. */
function partsOf(html: string): { bar: string; sheet: string } {
  const begin = html.indexOf('<dialog');
  return { bar: html.slice(0, begin), sheet: html.slice(begin) };
}

describe('Header', () => {
  it('leads home by the wordmark, and to the form by its button', () => {
    const { bar } = partsOf(render('/work'));
    expect(bar).toMatch(/<a href="\/"[^>]*><svg [^>]*aria-label="Wharfside, home"/);
    expect(bar).toMatch(/<a href="#contact-form" class="button ink small">Book a free call<\/a>/);
  });

  it('leads to the form of the page itself where the page has one and says so, and else to the page of the settings', () => {
    const site = { ...exampleSite, callToAction: { label: 'Book a free call', href: '/book' } };
    const callsOf = (hasContactForm: boolean) => {
      const html = renderToStaticMarkup(<Header site={site} path="/" hasContactForm={hasContactForm} />);
      return [...html.matchAll(/href="([^"]+)" class="button[^>]*>([^<]+)/g)].map(([, href, words]) => [href, words]);
    };
    const [toForm, toCalendar] = [
      ['#contact-form', 'Write to us'],
      ['/book', 'Book a free call'],
    ];
    expect(callsOf(true)).toEqual([toForm, toForm]);
    expect(callsOf(false)).toEqual([toCalendar, toCalendar]);
  });

  it('opens each menu without script: every button names a popover that exists', () => {
    const html = render('/');
    const targets = [...html.matchAll(/popoverTarget="([^"]+)"/gi)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(5);
    for (const id of targets) expect(html).toMatch(new RegExp(` id="${id}" popover="auto"`));
  });

  it('repeats no id', () => {
    const ids = [...render('/').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps a group without links a plain link', () => {
    const { bar, sheet } = partsOf(render('/'));
    for (const part of [bar, sheet]) expect(part).toMatch(/<a href="\/work"[^>]*>Work<\/a>/);
  });

  it('marks the page the visitor is on, in the bar and in the sheet', () => {
    const { bar, sheet } = partsOf(render('/services/cadence'));
    for (const part of [bar, sheet]) {
      expect(part.match(/aria-current="page"/g)).toHaveLength(1);
      expect(part).toMatch(/href="\/services\/cadence"[^>]* aria-current="page"/);
    }
  });

  it('leads to the page of a group itself from within its menu', () => {
    const { bar, sheet } = partsOf(render('/'));
    for (const part of [bar, sheet]) expect(part).toMatch(/<a href="\/services"[^>]*>(<span>)?Services overview/);
  });

  it('puts links of one heading into one column, and asks for no heading', () => {
    const { bar } = partsOf(render('/'));
    const services = bar.slice(bar.indexOf('id="menu-1"'), bar.indexOf('id="menu-2"'));
    const solutions = bar.slice(bar.indexOf('id="menu-2"'), bar.indexOf('id="menu-3"'));
    expect([...services.matchAll(/class="heading">([^<]+)</g)].map(([, heading]) => heading)).toEqual([
      'Build',
      'Check',
      'Keep',
    ]);
    expect(solutions).not.toContain('class="heading"');
    expect(solutions.match(/<li><a /g)).toHaveLength(6);
  });

  it('shows the drawing of a menu where none of its links has one', () => {
    const links = [{ label: 'Tidemark', href: '/work/tidemark' }];
    const navigation = [{ label: 'Work', href: '/work', links, drawing: 'works' as const }];
    const menuWith = (drawn: object) =>
      partsOf(
        renderToStaticMarkup(
          <Header
            site={{ ...exampleSite, navigation: navigation.map((group) => ({ ...group, ...drawn })) }}
            path="/"
          />,
        ),
      ).bar;
    const own = '<div data-ground="water" aria-hidden="true" class="standing"><svg';
    expect(menuWith({})).toContain(own);
    expect(menuWith({ links: [{ ...links[0], drawing: 'nft' }] })).not.toContain(own);
  });

  it('opens one group of the narrow menu at a time: all share a name', () => {
    const { sheet } = partsOf(render('/'));
    const names = [...sheet.matchAll(/<details name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(5);
    expect(new Set(names).size).toBe(1);
  });

  it('leads to the search, in the bar and in the sheet', () => {
    const { bar, sheet } = partsOf(render('/'));
    expect(bar).toContain('<a href="/search" aria-label="Search"');
    expect(sheet).toMatch(/<a href="\/search"[^>]*>Search<\/a>/);
  });

  it('offers the chat beside the number, where the settings have one', () => {
    const html = renderToStaticMarkup(
      <Header site={{ ...exampleSite, messagingHref: 'https://chat.example' }} path="/" />,
    );
    expect(partsOf(html).sheet).toMatch(/\+1 212 555 0137<\/a><a href="https:\/\/chat.example"[^>]*>Chat with us<\/a>/);
    const { messagingHref: _, ...without } = exampleSite;
    expect(renderToStaticMarkup(<Header site={without} path="/" />)).not.toContain('Chat with us');
  });

  it('ends the narrow menu with the call and the number', () => {
    expect(partsOf(render('/')).sheet).toMatch(
      /class="button accent">Book a free call<\/a><a href="tel:\+12125550137"[^>]*>\+1 212 555 0137<\/a>/,
    );
  });
});
