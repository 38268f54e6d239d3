import { projectTypes, timelines } from '@frontage/contract/contact/limits.ts';
import type { Visit } from '@frontage/contract/visit.ts';
import { expect, it } from 'vitest';
import { formIn } from '../testing/formIn.ts';
import { render } from '../testing/render.ts';
import { PlainAdditionForm } from './PlainAdditionForm.tsx';

const handles = {
  dealId: 'deal.signed',
  personId: 'person.signed',
  noteId: 'note.signed',
  companyId: 'company.signed',
};
const formFor = (visit?: Visit) => formIn(render(<PlainAdditionForm visit={visit} />).page, 'addition');

it('is sent by a browser without script', () => {
  const { page } = render(<PlainAdditionForm />);
  const form = page.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/send-mail/update']);
});

it('is hidden until a visitor has the handles of a request, and then has them in it', () => {
  expect(formFor().isHidden).toBe(true);
  expect(formFor({}).isHidden).toBe(true);
  const form = formFor({ handles });
  expect(form.isHidden).toBe(false);
  for (const [name, value] of Object.entries(handles)) expect(form.valueOf(name)).toBe(value);
});

it('keeps the handles when it is shown again', () => {
  const typed = Object.fromEntries(Object.entries(handles).map(([name, value]) => [name, [value]]));
  const form = formFor({ form: { formId: 'addition', typed, errors: [], filesLost: [] } });
  expect(form.isHidden).toBe(false);
  for (const [name, value] of Object.entries(handles)) expect(form.valueOf(name)).toBe(value);
});

it('offers every choice of R29', () => {
  const offered = (name: string) =>
    formFor({ handles })
      .controls(name)
      .map(({ value }) => value);
  expect(offered('projectTypes')).toEqual([...projectTypes]);
  expect(offered('timeline')).toEqual([...timelines]);
});
