import { exampleDrawing } from '@frontage/blocks/examples/pageContext.ts';
import { render, wordsOf } from '@frontage/blocks/testing/render.ts';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../gallery/exampleSite.ts';
import { Header } from './Header.tsx';

type HeaderProps = Partial<Parameters<typeof Header>[0]>;

/** Renders the header and separates the wide bar from the narrow sheet. Menus that open at a press are included. */
function renderHeader(props: HeaderProps = {}) {
  const { page } = render(<Header site={exampleSite} path="/" {...props} />);
  const all = { hidden: true } as const;
  const sheet = within(page).getByRole('dialog', { ...all, name: 'Menu' });
  const bar = page.querySelector('header > div') as HTMLElement;
  const linkIn = (part: HTMLElement, name: string | RegExp) => within(part).getByRole('link', { ...all, name });
  return { page, bar, sheet, linkIn };
}

const hrefOf = (link: Element) => link.getAttribute('href');

describe('Header', () => {
  it('links home from the wordmark', () => {
    const { bar, linkIn } = renderHeader({ path: '/work' });
    expect(hrefOf(linkIn(bar, 'Wharfside, home'))).toBe('/');
  });

  it('has one button on all pages, to the form of the page or else to that of the contact page', () => {
    const site = { ...exampleSite, callToAction: { label: 'Book a free call', href: '/book' } };
    const callsOf = (hasContactForm: boolean) => {
      const { bar, linkIn, sheet } = renderHeader({ site: { ...site, contactFormPath: '/contacts' }, hasContactForm });
      return [bar, sheet].map((part) => hrefOf(linkIn(part, 'Write to us')));
    };
    expect(callsOf(true)).toEqual(['#contact-form', '#contact-form']);
    expect(callsOf(false)).toEqual(['/contacts#contact-form', '/contacts#contact-form']);
  });

  it('opens each menu without script: every button names an existing popover', () => {
    const { page } = renderHeader();
    const openers = within(page)
      .getAllByRole('button', { hidden: true })
      .flatMap((button) => button.getAttribute('popovertarget') ?? []);
    expect(openers.length).toBeGreaterThan(5);
    for (const id of openers) expect(page.querySelector(`#${id}`)?.getAttribute('popover')).toBe('auto');
  });

  it('repeats no id', () => {
    const ids = [...renderHeader().page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('renders a group without links as a plain link', () => {
    const { bar, linkIn, sheet } = renderHeader();
    for (const part of [bar, sheet]) expect(hrefOf(linkIn(part, 'Work'))).toBe('/work');
  });

  it('marks the current page in the bar and in the sheet', () => {
    const { bar, sheet } = renderHeader({ path: '/services/cadence' });
    for (const part of [bar, sheet]) {
      const current = within(part).getAllByRole('link', { hidden: true, current: 'page' });
      expect(current.map(hrefOf)).toEqual(['/services/cadence']);
    }
  });

  it('links the page of a group from within its menu', () => {
    const { bar, linkIn, sheet } = renderHeader();
    for (const part of [bar, sheet]) expect(hrefOf(linkIn(part, /^Services overview/))).toBe('/services');
  });

  it('puts links with the same heading into one column, and needs no headings', () => {
    const { page } = renderHeader();
    const [services, solutions] = ['#menu-1', '#menu-2'].map((id) => page.querySelector<HTMLElement>(id));
    for (const heading of ['Build', 'Check', 'Keep']) {
      const column = within(services as HTMLElement).getByText(heading).parentElement;
      expect(column?.querySelectorAll('a').length).toBeGreaterThan(0);
    }
    expect(solutions?.querySelectorAll('li > a')).toHaveLength(6);
    expect(within(solutions as HTMLElement).queryByText('Build')).toBeNull();
  });

  it('shows the picture of a menu if none of its links has one', () => {
    const links = [{ label: 'Tidemark', href: '/work/tidemark' }];
    const navigation = [{ label: 'Work', href: '/work', links, picture: exampleDrawing('line-works', '', [480, 158]) }];
    const drawingsBesideLinks = (drawn: object) => {
      const site = { ...exampleSite, navigation: navigation.map((group) => ({ ...group, ...drawn })) };
      return renderHeader({ site }).page.querySelectorAll('#menu-1 [class="standing"] img').length;
    };
    expect(drawingsBesideLinks({})).toBe(1);
    expect(drawingsBesideLinks({ links: [{ ...links[0], picture: exampleDrawing('open-nft', '') }] })).toBe(0);
  });

  it('opens one group of the narrow menu at a time: all share a name', () => {
    const names = [...renderHeader().sheet.querySelectorAll('details')].map((group) => group.getAttribute('name'));
    expect(names).toHaveLength(5);
    expect(new Set(names).size).toBe(1);
  });

  it('links the search in the bar and in the sheet', () => {
    const { bar, linkIn, sheet } = renderHeader();
    for (const part of [bar, sheet]) expect(hrefOf(linkIn(part, 'Search'))).toBe('/search');
  });

  it('shows the chat next to the phone number if the settings have one', () => {
    const { linkIn, sheet } = renderHeader({ site: { ...exampleSite, messagingHref: 'https://chat.example' } });
    const chat = linkIn(sheet, 'Chat with us');
    expect(hrefOf(chat)).toBe('https://chat.example');
    expect(chat.previousElementSibling).toBe(linkIn(sheet, '+1 212 555 0137'));
    const { messagingHref: _, ...without } = exampleSite;
    expect(wordsOf(renderHeader({ site: without }).page)).not.toContain('Chat with us');
  });

  it('ends the narrow menu with the call to action and the phone number', () => {
    const { linkIn, sheet } = renderHeader();
    const number = linkIn(sheet, '+1 212 555 0137');
    expect(hrefOf(number)).toBe('tel:+12125550137');
    expect(number.previousElementSibling).toBe(linkIn(sheet, 'Write to us'));
  });
});
