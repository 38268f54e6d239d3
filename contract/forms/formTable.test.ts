import { describe, expect, it } from 'vitest';
import { bookingFields } from '../booking/bookingRequest.ts';
import { articleFileFields } from '../contact/articleFileRequest.ts';
import { auditFields } from '../contact/auditRequest.ts';
import { callBackFields } from '../contact/callBackRequest.ts';
import { contactFields, seatFields } from '../contact/contactRequest.ts';
import { estimateFields } from '../contact/estimateRequest.ts';
import { fileFields } from '../contact/fileFields.ts';
import { subscribeFields } from '../contact/subscribeRequest.ts';
import { openApiDocument } from '../openapi.ts';
import { type FormName, formNames, formTable } from './formTable.ts';

type Schema = {
  shape: object;
  safeParse(given: object): { error?: { issues: { path: PropertyKey[] }[] } | undefined };
};

/** What the host takes at each form. */
const schemas: Record<FormName, Schema> = {
  contact: contactFields,
  quote: contactFields,
  audit: auditFields,
  'call-back': callBackFields,
  estimate: estimateFields,
  booking: bookingFields,
  'event-seat': seatFields,
  careers: contactFields,
  scholarship: contactFields,
  'article-file': articleFileFields,
  newsletter: subscribeFields,
  'glossary-term': contactFields,
};

const { paths } = openApiDocument({ namespace: 'frontage' });

describe.each(formNames)('the form %s of the table', (name) => {
  const { fields, path } = formTable[name];
  const names = fields.map((field) => field.name);

  it('asks for nothing that its call does not take', () => {
    const taken = [...Object.keys(schemas[name].shape), ...fileFields];
    expect(names.filter((one) => !taken.includes(one))).toEqual([]);
  });

  it('needs what its call needs of a visitor, and no more', () => {
    const missing = schemas[name].safeParse({}).error?.issues.map((issue) => issue.path[0]) ?? [];
    const needed = fields.filter(({ standing }) => standing === 'needed').map((field) => field.name);
    expect(needed.toSorted()).toEqual(names.filter((one) => missing.includes(one)).toSorted());
  });

  it('goes to a call that is described', () => {
    expect(Object.keys(Object(Reflect.get(Object(paths), path)))).toContain('post');
  });
});
