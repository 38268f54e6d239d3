import { contactFields } from '@frontage/contract/contact/contactRequest.ts';
import { checkSite } from '@frontage/contract/testing/checkSite.ts';
import { type Pasted, pastedAddress, pastedName, pastedPhone } from '@frontage/contract/testing/pastedFields.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { parseContact } from '../forms/parseRequest.ts';
import { parseFormFields, parseJsonFields } from '../forms/readFields.ts';

const message = 'Two contracts';

/** Empty fields are not sent. R36. */
const filled = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** What the browser would send of a form. */
function inBrowser(typed: Record<string, string>) {
  const { faults, values } = checkSite(contactFields, typed, { emailAsked: '' });
  return faults.length > 0 ? { refused: faults.map(({ question }) => question.id) } : values;
}

/** What the host makes of the same form, sent by a script or by the browser itself. */
function onHost(fields: Map<string, string[]> | undefined) {
  const parsed = parseContact({ fields: fields ?? new Map(), files: [] });
  return parsed.ok
    ? filled(parsed.submission.fields)
    : { refused: parsed.refusal.details?.map(({ context }) => context.key) };
}

const bothWays = (typed: Record<string, string>) => [
  onHost(parseJsonFields(JSON.stringify(typed))),
  onHost(parseFormFields(String(new URLSearchParams(typed)))),
];

/** What is pasted into a form is stored as it was meant, and browser and host agree. */
export function expectStoredAsMeant(numRuns: number): void {
  fc.assert(
    fc.property(pastedName, pastedAddress, pastedPhone, (name: Pasted, email: Pasted, phone: Pasted) => {
      const typed = { name: name.typed, email: email.typed, phone: phone.typed, message };
      const meant = { name: name.meant, email: email.meant, phone: phone.meant, message };
      expect(inBrowser(typed)).toEqual(meant);
      expect(bothWays(typed)).toEqual([meant, meant]);
      // Cleaning twice changes nothing.
      expect(inBrowser(meant)).toEqual(meant);
    }),
    { numRuns },
  );
}

/** Browser and host agree on whatever is typed. */
export function expectSidesToAgree(numRuns: number): void {
  const anything = fc.string({ unit: 'binary', maxLength: 60 });
  const pasted = fc.oneof(pastedPhone, pastedAddress, pastedName).map(({ typed }) => typed);
  const field = fc.oneof(anything, pasted);
  fc.assert(
    fc.property(field, field, field, field, (name, email, phone, words) => {
      const typed = { name, email, phone, message: words };
      expect(bothWays(typed)).toEqual([inBrowser(typed), inBrowser(typed)]);
    }),
    { numRuns },
  );
}
