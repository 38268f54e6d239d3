import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { type CheerioAPI, load } from 'cheerio';
import type { SiteForm } from './siteForms.ts';

/** A file as a visitor attaches it. */
interface Attached {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Fetches a form of the site by HTTP, and makes the choice it requires. */
export async function openPlainForm(request: APIRequestContext, form: SiteForm) {
  const found = await readPlainForm(request, form, await request.get(form.path));
  if (form.chosen) found.choose(form.chosen);
  return found;
}

/**
 * A form as a browser without script has it: found by its button, filled in by label and sent by HTTP, at a twentieth
 * of the cost of a browser. Focus, and what is in view, are tested by journeys that open a browser.
 */
export async function readPlainForm(
  request: APIRequestContext,
  { button, reachedBy, typed }: SiteForm,
  from: APIResponse,
) {
  const $ = load(await from.text());
  const isItsButton = (words: string) => (typeof button === 'string' ? words === button : button.test(words));
  const sender = $('form button').filter((_, one) => isItsButton(wordsIn($(one).text())));
  expect(sender.length, `one form of ${from.url()} has the button "${button}"`).toBe(1);
  const form = sender.closest('form');
  const control = (label: string) => findControl($, form.find('label'), label);
  const placesOf = (label: string) => (control(label).attr('aria-describedby') ?? '').split(' ');
  const descriptionOf = (label: string) => placesOf(label).map((id) => wordsIn($(`[id="${id}"]`).text()));
  const said = (mark: string) => form.find(`[${mark}]:not([hidden])`).first();
  const links = said('data-error-summary').find('a').toArray();
  /** The messages of the summary, and their links. */
  const faults = links.map((link) => ({ message: wordsIn($(link).text()), leadsTo: $(link).attr('href') }));
  const attached = new Map<string, Attached>();

  return {
    control,
    descriptionOf,
    faults: faults.map(({ message }) => message),
    leavesCheckingToTheHost: form.attr('novalidate') !== undefined,
    /** The hidden field: the one that the tab key skips. */
    honeypot: form.find('[aria-hidden=true] input[tabindex="-1"]'),
    /** Heading of the notice about the form as a whole. */
    notice: wordsIn(said('data-form-notice').find('h2, h3').text()),
    /** The whole notice. */
    noticeText: wordsIn(said('data-form-notice').text()),
    hasFocus: said('data-form-notice').add(said('data-error-summary')).attr('autofocus') !== undefined,
    title: $('title').text(),
    fill(reach: string, others: Record<string, string> = {}): void {
      for (const [label, text] of Object.entries({ ...typed, [reachedBy]: reach, ...others })) control(label).val(text);
    },
    /** Chooses one of several radio buttons. */
    choose(label: string): void {
      const chosen = control(label);
      form.find(`[name="${chosen.attr('name')}"]`).removeAttr('checked');
      chosen.attr('checked', '');
    },
    attach(label: string, file: Attached): void {
      attached.set(control(label).attr('name') ?? '', file);
    },
    /** Sends the form as its button does, follows all redirects and returns the last response. */
    async send(): Promise<APIResponse> {
      const action = new URL(sender.attr('formaction') ?? form.attr('action') ?? '', from.url());
      const headers = { accept: 'text/html', origin: action.origin };
      const fields = form.serializeArray().map(({ name, value }) => [name, value] as const);
      if (form.attr('enctype') !== 'multipart/form-data') {
        const data = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
        const type = { 'content-type': 'application/x-www-form-urlencoded' };
        return request.post(action.href, { data, headers: { ...headers, ...type } });
      }
      const multipart = new FormData();
      for (const [name, value] of fields) multipart.append(name, value);
      for (const [name, { buffer, mimeType, name: fileName }] of attached) {
        multipart.append(name, new File([new Uint8Array(buffer)], fileName, { type: mimeType }));
      }
      return request.post(action.href, { multipart, headers });
    },
    /** Expects that nothing typed was lost. `others` gives the fields whose text differs. */
    expectTyped(reach: string, others: Record<string, string> = {}): void {
      const all = { ...typed, [reachedBy]: reach, ...others };
      expect(Object.fromEntries(Object.keys(all).map((label) => [label, String(control(label).val() ?? '')]))).toEqual(
        all,
      );
    },
    /** Expects that summary, marks and descriptions agree, in the order of the fields. */
    expectFaults(expected: readonly { label: string; message: string }[]): void {
      expect(faults).toEqual(
        expected.map(({ label, message }) => ({ message, leadsTo: `#${control(label).attr('id')}` })),
      );
      for (const { label, message } of expected) {
        expect(control(label).attr('aria-invalid'), label).toBe('true');
        expect(descriptionOf(label)).toContain(message);
      }
      expect(form.find('[aria-invalid=true]')).toHaveLength(expected.length);
    },
  };
}

/** The only control with this label. */
function findControl($: CheerioAPI, labels: ReturnType<CheerioAPI>, words: string) {
  const found = labels.filter((_, label) => wordsIn($(label).text()) === words);
  expect(found.length, `one label says "${words}"`).toBe(1);
  const id = found.attr('for');
  return id ? $(`[id="${id}"]`) : found.find('input');
}

const wordsIn = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
