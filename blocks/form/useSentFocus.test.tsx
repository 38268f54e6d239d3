// @vitest-environment jsdom
import { within } from '@testing-library/dom';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useSentFocus } from './useSentFocus.ts';

/** A form with one field, which its button sends, and the thank-you in its place. */
function Form() {
  const [isSent, setIsSent] = useState(false);
  const thanks = useSentFocus({ anchor: 'form', idPrefix: 'form' }, isSent);
  return isSent ? (
    <>
      <h2 ref={thanks} tabIndex={-1}>
        Thank you
      </h2>
      <button type="button" onClick={() => setIsSent(false)}>
        Write another message
      </button>
    </>
  ) : (
    <>
      <input id="form-name" aria-label="Name" />
      <button type="button" onClick={() => setIsSent(true)}>
        Send
      </button>
    </>
  );
}

it('leaves focus alone at first, moves it to the thank-you, then to the first field for another message', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const page = within(place);
  const press = (name: string) => act(async () => page.getByRole('button', { name }).click());
  await act(async () => root.render(<Form />));
  expect(document.activeElement).toBe(document.body);
  await press('Send');
  expect(document.activeElement).toBe(page.getByRole('heading', { name: 'Thank you' }));
  await press('Write another message');
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Name' }));
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
