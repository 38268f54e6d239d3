// @vitest-environment jsdom
import { setCookie } from '@frontage/client/cookies.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { maxCharacters } from '@frontage/contract/contact/limits.ts';
import { bookingPaths, paths } from '@frontage/contract/paths.ts';
import { catalogues } from '@frontage/contract/words/catalogues.ts';
import { siteTexts } from '@frontage/contract/words/siteTexts.ts';
import { within } from '@testing-library/dom';
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { formBlockExamples } from '../FormBlock/FormBlock.examples.ts';
import { FormBlock } from '../FormBlock/FormBlock.tsx';
import { FormPlace } from './FormPlace.tsx';
import { type FormLook, usuallyOptional } from './formLook.ts';
import { hydrateForm } from './wakeForms.browser.ts';

const look: FormLook = {
  settings: {
    formId: 'quote',
    idPrefix: 'quote',
    anchor: 'quote',
    formToken: 'token',
    honeypotName: 'topic',
    pagePath: '/',
    companyName: 'Northlight',
    answerText: 'Tomorrow.',
    email: 'hello@northlight.example',
    privacyPath: '/privacy-policy',
  },
  path: paths.sendMail,
  labelledBy: 'heading',
  names: ['name', 'email', 'projectTypes', 'message'],
  buttonText: 'Send',
};
const answer = { typed: { name: ['Ada'] }, errors: [{ name: 'email', message: 'No email' }], filesLost: [] };

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
  return () => {
    document.body.replaceChildren();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  };
});

/** Draws a form as the host does, types into it as a fast visitor does, and then wakes it. */
async function wake(drawn: React.ReactNode, typed: Record<string, string> = {}) {
  const place = document.body.appendChild(document.createElement('main'));
  const { document: browser } = globalThis;
  vi.stubGlobal('document', undefined);
  const html = renderToStaticMarkup(drawn);
  vi.stubGlobal('document', browser);
  place.innerHTML = html;
  for (const [name, value] of Object.entries(typed)) {
    const control = place.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (control) control.value = value;
  }
  const root = place.querySelector<HTMLElement>(`[${formMarks.look}]`);
  if (!root) throw new Error('There is no form');
  const wrong = vi.spyOn(console, 'error');
  await hydrateForm(root);
  // React draws what waking has changed.
  await new Promise((drawn) => setTimeout(drawn, 20));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const told = wrong.mock.calls.flat().join('\n');
  // A page that was drawn to say something leads there by itself.
  if (!told.includes('autoFocus={true}')) expect(told, 'what React would draw otherwise').toBe('');
  wrong.mockRestore();
  const page = within(place);
  return {
    page,
    line: (name: string | RegExp) => page.getByRole<HTMLInputElement>('textbox', { name }),
    press: (name: string | RegExp) => act(async () => page.getByRole('button', { name }).click()),
    faults: () =>
      page.queryAllByRole('link').flatMap(({ textContent }) => (textContent === 'privacy policy' ? [] : [textContent])),
    type: (control: HTMLInputElement | HTMLSelectElement, text: string) =>
      act(async () => {
        control.value = text;
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }),
  };
}

it('keeps what was typed before it woke, in the form and in this tab', async () => {
  const { line } = await wake(<FormPlace look={look} />, { name: 'Ada', message: 'Hello' });
  expect([line('Name').value, line('Message').value]).toEqual(['Ada', 'Hello']);
  expect(JSON.parse(sessionStorage.getItem('typed-quote') ?? '')).toEqual({ name: ['Ada'], message: ['Hello'] });
});

it('counts the characters of its message, and of no question behind it', async () => {
  const questions = [{ id: 'plan', kind: 'longText', label: 'Plan' }] as const;
  const { line, page, type } = await wake(<FormPlace look={{ ...look, names: [...look.names, 'plan'], questions }} />);
  const count = () => page.queryByText(/ characters (?:left|too many)$/)?.textContent;
  await type(line('Message'), 'a'.repeat(maxCharacters.message - 9));
  expect(count()).toBe('9 characters left');
  await type(line(/^Plan/), 'a');
  expect(count()).toBe('9 characters left');
  await type(line('Message'), 'Hello');
  await type(line(/^Plan/), 'a'.repeat(maxCharacters.message));
  expect(count()).toBeUndefined();
});

it('counts them in the language of its page', async () => {
  const words = { language: 'de', ...catalogues.de };
  const { line, page, type } = await wake(<FormPlace look={{ ...look, settings: { ...look.settings, words } }} />);
  await type(line('Message'), 'a'.repeat(maxCharacters.message - 9));
  expect(page.getByText('noch 9 Zeichen')).toBeTruthy();
  await type(line('Message'), 'a'.repeat(maxCharacters.message + 1200));
  expect(page.getByText('1.200 Zeichen zu viel')).toBeTruthy();
});

describe('the country', () => {
  const asking = { ...look, names: ['name', 'country', 'message'] };
  const wakeIn = async (country: string, typed: Record<string, string> = {}) => {
    setCookie(`country=${country}`);
    const woken = await wake(<FormPlace look={asking} />, typed);
    await act(() => new Promise((looked) => setTimeout(looked, 20)));
    const list = document.querySelector<HTMLSelectElement>('select[name=country]');
    if (!list) throw new Error('There is no list');
    const source = () => document.querySelector<HTMLInputElement>('[name=countrySource]')?.value;
    return { ...woken, list, state: () => [list.value, source()] };
  };
  const kept = () => JSON.parse(sessionStorage.getItem('typed-quote') ?? '{}');

  it('is that of the look-up, which is not kept, until its visitor chooses one', async () => {
    const { line, list, page, state, type } = await wakeIn('DE');
    expect(state()).toEqual(['Germany', 'cookie']);
    expect(page.getByRole('button', { name: /^Country/ }).textContent).toContain('Germany');
    await type(line('Name'), 'Ada');
    expect(kept()).toEqual({ name: ['Ada'] });
    await type(list, 'Norway');
    expect([state(), kept()]).toEqual([['Norway', 'visitor'], { name: ['Ada'], country: ['Norway'] }]);
  });

  it('stays as it was chosen before the form woke', async () => {
    expect((await wakeIn('DE', { country: 'Norway' })).state()).toEqual(['Norway', 'visitor']);
  });

  it('stays as this tab kept it', async () => {
    sessionStorage.setItem('typed-quote', JSON.stringify({ country: ['Not specified'] }));
    expect((await wakeIn('DE')).state()).toEqual(['Not specified', 'visitor']);
  });
});

it('finds faults when it is sent, and from then on in each field that changes', async () => {
  const { faults, line, press, type } = await wake(<FormPlace look={look} />);
  await type(line('Email'), 'ada@company');
  expect(faults()).toEqual([]);
  await press('Send');
  expect(faults()).toEqual([
    'The name field is required',
    'The email field must be a valid email',
    'The message field is required',
  ]);
  await type(line('Email'), 'ada@company.com');
  expect(faults()).toEqual(['The name field is required', 'The message field is required']);
  await type(line('Name'), 'Ada');
  await type(line('Name'), '');
  expect(faults()).toEqual(['The name field is required', 'The message field is required']);
});

it('tells the host where its visitor left it and what was refused, once, and of nobody', async () => {
  // The forms of earlier tests are still there.
  window.dispatchEvent(new Event('pagehide'));
  const told = vi.fn<typeof navigator.sendBeacon>();
  vi.stubGlobal('navigator', { ...navigator, sendBeacon: told });
  const { line, press, type } = await wake(<FormPlace look={look} />);
  window.dispatchEvent(new Event('pagehide'));
  expect(told).not.toHaveBeenCalled();
  await act(async () => line('Name').focus());
  await type(line('Email'), 'ada@company');
  await press('Send');
  await act(async () => line('Email').focus());
  for (const _ of [1, 2]) window.dispatchEvent(new Event('pagehide'));
  expect(told.mock.calls).toEqual([[paths.formLeft, 'quote\temail\tname required\temail pattern\tmessage required']]);
});

it('requires no message for a seat at an event', async () => {
  const seat = {
    ...look,
    optional: [...usuallyOptional, 'message'],
    settings: { ...look.settings, eventSlug: 'ledger-night' },
  };
  const { faults, press } = await wake(<FormPlace look={seat} />);
  await press('Send');
  expect(faults()).toEqual(['The name field is required', 'The email field is required']);
});

it('begins with what the host has answered, which a change takes away', async () => {
  const { faults, line, type } = await wake(<FormPlace look={{ ...look, settings: { ...look.settings, answer } }} />);
  expect(faults()).toEqual(['No email']);
  expect(line('Name').value).toBe('Ada');
  await type(line('Email'), 'ada@company.com');
  expect(faults()).toEqual([]);
});

it('brings back what this tab kept, says so, and discards it on request', async () => {
  sessionStorage.setItem('typed-quote', JSON.stringify({ name: ['Ada'], projectTypes: ['MVP'], essay: ['x'] }));
  const { line, page, press } = await wake(<FormPlace look={look} />, { message: 'Newer' });
  expect([line('Name').value, line('Message').value]).toEqual(['Ada', 'Newer']);
  expect(page.getByRole<HTMLInputElement>('checkbox', { name: 'MVP' }).checked).toBe(true);
  expect(page.getByText(siteTexts.keptTyped, { exact: false })).toBeTruthy();
  await press(siteTexts.discardTyped);
  expect([line('Name').value, line('Message').value]).toEqual(['', '']);
  expect(sessionStorage.getItem('typed-quote')).toBeNull();
  expect(document.activeElement).toBe(line('Name'));
});

/** Answers as the host does to a request. */
function takeRequests(): void {
  const data = { dealId: 'a', personId: 'b', noteId: 'c', companyId: 'd' };
  vi.stubGlobal('fetch', async (address: URL | string) =>
    Response.json(
      String(address).includes(paths.formToken)
        ? { formToken: 'fresh', honeypotName: 'topic' }
        : { success: true, message: 'Sent', data },
    ),
  );
}

it('thanks in the place of the form, with the free place taken, and brings the form back for another message', async () => {
  takeRequests();
  const berth = { free: 'space for yours', taken: 'received', className: undefined };
  const { line, page, press } = await wake(<FormPlace look={{ ...look, berth, thanks: { again: true } }} />, {
    ...{ name: 'Ada', email: 'ada@company.com', message: 'Hello' },
  });
  expect(page.getByText('space for yours')).toBeTruthy();
  await press('Send');
  const thanks = await page.findByRole('heading', { name: 'Thank you for contacting Northlight' }, { timeout: 5_000 });
  expect(document.activeElement).toBe(thanks);
  expect(page.getByText('received')).toBeTruthy();
  await press(siteTexts.writeAgain);
  expect(document.activeElement).toBe(line('Name'));
  expect([line('Name').value, line('Message').value]).toEqual(['', '']);
  expect(page.getByText('space for yours')).toBeTruthy();
});

it('leaves what the calendar asks too to its form, whatever its id is in the language of the page', async () => {
  takeRequests();
  const leading = {
    ...look,
    fills: bookingPaths.booking,
    settings: { ...look.settings, formId: 'talk', idPrefix: 'talk' },
  };
  const { page, press } = await wake(<FormPlace look={leading} />, {
    ...{ name: 'Ada', email: 'ada@company.com', message: 'Hello' },
  });
  await press('Send');
  await page.findByRole('heading', { name: 'Thank you for contacting Northlight' }, { timeout: 5_000 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const settings = { ...look.settings, formId: 'gespraech', idPrefix: 'gespraech' };
  const calendar = { ...look, keptAs: bookingPaths.booking, names: ['name', 'email', 'company'], settings };
  const { line } = await wake(<FormPlace look={calendar} />);
  expect([line('Name').value, line('Email').value]).toEqual(['Ada', 'ada@company.com']);
});

it('thanks where a form gives no document any more since its page was drawn', async () => {
  takeRequests();
  const sent = { title: 'Your document is ready', text: '', open: 'Open the PDF', level: 2, classes: {} } as const;
  const typed = { name: 'Ada', email: 'ada@company.com', message: 'Hello' };
  const { page, press } = await wake(<FormPlace look={{ ...look, sent }} />, typed);
  await press('Send');
  await page.findByRole('heading', { name: 'Thank you for contacting Northlight' }, { timeout: 5_000 });
  expect(page.queryByText('Open the PDF')).toBeNull();
});

it('asks an owner’s questions as they are answered, without drawing anything otherwise', async () => {
  const props = propsOf(formBlockExamples, 'beside its heading');
  const { page, press, faults } = await wake(<FormBlock {...props} />);
  const other = page.getByRole('group', { name: '' });
  expect(other).toHaveProperty('disabled', true);
  await act(async () => page.getByRole('checkbox', { name: 'Something else' }).click());
  expect(other).toHaveProperty('disabled', false);
  await press('Meet us');
  expect(faults().length).toBeGreaterThan(0);
});

it('tells of half a day, which a browser gives as nothing, instead of losing it', async () => {
  const visit = { id: 'visit', kind: 'date', label: 'When will you come?' } as const;
  const asking = { ...look, names: ['name', 'deadline', 'visit'], questions: [visit] };
  const { page, press, faults } = await wake(<FormPlace look={asking} />, { name: 'Ada' });
  for (const label of [/Needed by/, /When will you come/]) {
    Object.defineProperty(page.getByLabelText(label), 'validity', { value: { badInput: true } });
  }
  await press('Send');
  expect(faults()).toEqual(['Give the deadline as a date', 'The "When will you come?" field must be a date']);
});

it('sends what was typed as it is meant, and nothing for what is blank', async () => {
  takeRequests();
  const fetched = vi.fn(globalThis.fetch);
  vi.stubGlobal('fetch', fetched);
  const typed = { name: ' Ada ', email: 'ada@company.com.', company: ' \u200b', message: 'Hello' };
  const { page, press } = await wake(<FormPlace look={{ ...look, names: [...look.names, 'company'] }} />, typed);
  await press('Send');
  await page.findByRole('heading', { name: 'Thank you for contacting Northlight' }, { timeout: 5_000 });
  const sent = JSON.parse(String(fetched.mock.calls.at(-1)?.[1]?.body));
  expect(sent).toMatchObject({ name: 'Ada', email: 'ada@company.com', message: 'Hello' });
  expect(sent).not.toHaveProperty('company');
});
