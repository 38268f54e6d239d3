import { projectTypes, timelines } from '@frontage/contract/contact/limits.ts';
import type { Visit } from '@frontage/contract/visit.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formIn } from '../examples/formIn.ts';
import { PlainAdditionForm } from './PlainAdditionForm.tsx';

const handles = {
  dealId: 'deal.signed',
  personId: 'person.signed',
  noteId: 'note.signed',
  companyId: 'company.signed',
};
const formFor = (visit?: Visit) => formIn(renderToStaticMarkup(<PlainAdditionForm visit={visit} />), 'addition');
const html = renderToStaticMarkup(<PlainAdditionForm />);

it('is sent by a browser without script', () => {
  expect(html).toMatch(/<form[^>]* action="\/send-mail\/update" method="post"/);
});

it('is hidden until a visitor comes with the handles of a request, and then carries them', () => {
  expect(formFor().isHidden).toBe(true);
  expect(formFor({}).isHidden).toBe(true);
  const form = formFor({ handles });
  expect(form.isHidden).toBe(false);
  for (const [name, value] of Object.entries(handles)) expect(form.valueOf(name)).toBe(value);
});

it('carries the handles on when it comes back', () => {
  const typed = Object.fromEntries(Object.entries(handles).map(([name, value]) => [name, [value]]));
  const form = formFor({ form: { formId: 'addition', typed, errors: [], filesLost: [] } });
  expect(form.isHidden).toBe(false);
  for (const [name, value] of Object.entries(handles)) expect(form.valueOf(name)).toBe(value);
});

it('offers every choice of R29', () => {
  for (const one of projectTypes) expect(html).toContain(`name="projectTypes" value="${one}"`);
  for (const one of timelines) expect(html).toContain(`name="timeline" value="${one}"`);
});
