// @vitest-environment jsdom
import { within } from '@testing-library/dom';
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FormSettings } from './formSettings.ts';
import { type TypedFields, useTypedFields } from './useTypedFields.ts';

const settings: FormSettings = {
  formId: 'quote',
  idPrefix: 'quote',
  anchor: 'quote',
  formToken: '',
  honeypotName: 'topic',
  pagePath: '/',
  companyName: 'Northlight',
  answerText: '',
  email: 'hello@northlight.example',
  privacyPath: '/privacy-policy',
};

let fields: TypedFields;

function Form({ answer, wasServed }: Pick<FormSettings, 'answer'> & { wasServed: boolean }) {
  const element = useRef<HTMLFormElement>(null);
  fields = useTypedFields({
    element,
    names: ['name', 'email', 'projectTypes', 'message'],
    settings: { ...settings, ...(answer ? { answer } : {}) },
    wasServed,
  });
  return (
    <form ref={element}>
      <input name="name" aria-label="Name" defaultValue={answer?.typed.name?.[0]} />
      <input name="email" aria-label="Email" defaultValue="ada@company" />
      <input type="checkbox" name="projectTypes" value="MVP" aria-label="MVP" />
      <input type="checkbox" name="projectTypes" value="Other" aria-label="Other" />
      <textarea name="message" aria-label="Message" />
    </form>
  );
}

const answer = { typed: { name: ['Ada'] }, errors: [{ name: 'email', message: 'No email' }], filesLost: [] };

async function open(props: Parameters<typeof Form>[0]) {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(<Form {...props} />));
  const page = within(place);
  return {
    line: (name: string) => page.getByRole<HTMLInputElement>('textbox', { name }),
    box: (name: string) => page.getByRole<HTMLInputElement>('checkbox', { name }),
  };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  return () => {
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  };
});

it('reads the contents of fields, and writes them back into others', async () => {
  const { box, line } = await open({ wasServed: true });
  line('Name').value = 'Ada';
  box('Other').click();
  const before = fields.read();
  expect(before).toEqual({ name: 'Ada', email: 'ada@company', message: '', projectTypes: ['Other'] });
  await act(async () => fields.write({ ...fields.blank, projectTypes: ['MVP'] }));
  expect([line('Name').value, box('MVP').checked, box('Other').checked]).toEqual(['', true, false]);
  await act(async () => fields.write(before));
  expect(fields.read()).toEqual(before);
});

it('finds faults when asked to, and from then on in each field that changes', async () => {
  const { line } = await open({ wasServed: true });
  await act(async () => fields.change('email'));
  expect(fields.errors).toEqual({});
  await act(async () => void fields.check());
  expect(Object.keys(fields.errors)).toEqual(['name', 'email', 'message']);
  line('Name').value = 'Ada';
  line('Email').value = 'ada@company.com';
  await act(async () => fields.change('email'));
  expect(Object.keys(fields.errors)).toEqual(['name', 'message']);
});

it('begins with the host’s faults in the page, until it is asked to check', async () => {
  const { line } = await open({ answer, wasServed: true });
  expect(fields.errors).toEqual({ email: 'No email' });
  expect(line('Name').value).toBe('Ada');
});

it('is empty when shown again for another message, whatever its page had been answered', async () => {
  const { line } = await open({ answer, wasServed: false });
  expect(fields.errors).toEqual({});
  expect(line('Name').value).toBe('');
});

it('counts the letters of the message', async () => {
  const { line } = await open({ wasServed: true });
  line('Message').value = 'Hello';
  await act(async () => fields.change('message'));
  expect(fields.messageLength).toBe(5);
});
