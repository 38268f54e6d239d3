import { projectTypes, timelines } from '@frontage/contract/contact/limits.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlainAdditionForm } from './PlainAdditionForm.tsx';

const html = renderToStaticMarkup(<PlainAdditionForm />);

it('is hidden until the handles of a request are in it, and a browser without script sends it', () => {
  expect(html).toMatch(/<form[^>]* hidden=""[^>]* action="\/send-mail\/update" method="post"/);
  for (const name of ['dealId', 'personId', 'noteId', 'companyId']) {
    expect(html).toContain(`<input type="hidden" data-carried="" name="${name}" value=""/>`);
  }
});

it('offers every choice of the specification', () => {
  for (const one of projectTypes) expect(html).toContain(`name="projectTypes" value="${one}"`);
  for (const one of timelines) expect(html).toContain(`name="timeline" value="${one}"`);
});
