import { readFileSync } from 'node:fs';
import { followingForm } from '@frontage/contract/forms/ownForm.ts';
import { expect, it } from 'vitest';
import { listProjectFiles, read } from '../checks/files.ts';
import { articles } from './articles.ts';
import { events } from './events.ts';
import { pages } from './pages.ts';
import { settings } from './settings.ts';

/* No page may contradict what another page promises. */

const everything: unknown = [pages, articles, events];

/** Returns every object within a value. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

it('promises answers within the time of the settings, and has that time in no text', () => {
  const typed = listProjectFiles()
    .filter((file) => /^demo\/(?:articles|pages|company)\b.*\.ts$/.test(file))
    .filter((file) => /\bworking days?\b/.test(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')));
  expect(typed).toEqual([]);
});

it('links the form for a seat wherever a button offers one', () => {
  const buttons = partsOf(everything).flatMap((part) => {
    if (Reflect.get(part, 'buttonText') !== 'Keep me a seat') return [];
    const href: unknown = Reflect.get(part, 'href') ?? Reflect.get(part, 'link') ?? Reflect.get(part, 'seatHref');
    return href === undefined ? [] : [href];
  });
  expect(new Set(buttons)).toEqual(new Set(['#seat', '/events#seat']));
  expect(events.flatMap(({ href }) => (href ? [href] : []))).toEqual(['/events#seat']);
});

it('has the same programme of an evening on its page and in the news, with the same hours and people', () => {
  const evening = partsOf(pages).find((part) => Reflect.get(part, 'acf_fc_layout') === 'event_details');
  const programme = (Reflect.get(evening ?? {}, 'programme') ?? []) as { time: string; description: string }[];
  const news = JSON.stringify(articles.find(({ slug }) => slug === 'ledger-night-comes-back-to-london'));
  const rows = [...news.matchAll(/\| (\d\d:\d\d) \| ([^|]+) \|/g)].map(([, time, who]) => ({ time, who }));
  expect(rows.map(({ time }) => time)).toEqual(programme.map(({ time }) => time));
  const speakers = rows.flatMap(({ time, who = '' }) => (/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(who) ? [{ time, who }] : []));
  expect(speakers).toHaveLength(3);
  for (const { time, who } of speakers) {
    expect(programme.find((entry) => entry.time === time)?.description).toContain(who);
  }
});

it('never says that an evening without a stage has one', () => {
  expect(JSON.stringify(everything)).not.toMatch(/\bon stage\b/);
});

it('means the same by Book a free call everywhere: hours to choose from', () => {
  const hrefs = partsOf([everything, settings]).flatMap((part) => {
    const says = ['label', 'linkText', 'buttonText', 'description', 'title'].some(
      (key) => Reflect.get(part, key) === 'Book a free call',
    );
    const href: unknown = Reflect.get(part, 'href');
    return says && href !== undefined ? [href] : [];
  });
  // The home page itself has some hours.
  expect(new Set(hrefs)).toEqual(new Set(['/book', '#call']));
});

it('asks applicants and guests for no project, and promises no answer that their page does not', () => {
  const forms = partsOf(pages).filter((part) => Reflect.get(part, 'acf_fc_layout') === 'contact_form');
  const others = forms.filter((form) => followingForm(String(Reflect.get(form, 'formId')), undefined) !== 'more');
  expect(others.map((form) => Reflect.get(form, 'formId')).toSorted()).toEqual([
    'careers',
    'event-seat',
    'scholarship',
  ]);
  for (const form of others) {
    expect(Reflect.get(form, 'messagePlaceholder')).toEqual(expect.stringMatching(/^(?!.*\bidea\b)./));
    expect(JSON.stringify(form)).not.toMatch(/NDA|Send message/);
  }
});

it('asks for a request in no more than one full form per page', () => {
  const twice = pages.filter(({ layout }) => {
    const asked = layout.map(({ acf_fc_layout }) => acf_fc_layout);
    return asked.includes('audit_form') && asked.includes('contact_form');
  });
  expect(pages.some(({ layout }) => layout.some((block) => block.acf_fc_layout === 'audit_form'))).toBe(true);
  expect(twice.map(({ slug }) => slug)).toEqual([]);
});

it('lists the company pages of R8 in the footer, and no page for programs', () => {
  const [, listed = ''] = /the company \(([^)]+)\)/.exec(read('docs/rules.md')) ?? [];
  const company = settings.footerColumns.at(-1);
  expect(company?.links.map(({ label }) => label)).toEqual(listed.split(', '));
});
