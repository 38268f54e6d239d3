import { type FormName, formNames, formTable } from '@frontage/contract/forms/formTable.ts';

/** What some forms need from the site's offers. Undefined if nothing is offered. */
export interface Offers {
  /** A free hour for a call. */
  hour: () => Promise<string | undefined>;
  /** An article that offers a document. */
  document: () => Promise<{ articleId: number; type: string } | undefined>;
}

/** A request as a visitor would send it, with nobody's data. */
export interface SampleRequest {
  formId: FormName;
  path: string;
  fields: Record<string, string>;
}

const day = 24 * 3_600_000;

/** Values for every field that an owner may ask for, so that a field that becomes required is filled in too. */
function makeSampleFields(formId: FormName, now: Date): Record<string, string> {
  return {
    name: 'Self-test',
    surname: 'of the website',
    // Nobody can have an address in this domain: RFC 2606.
    email: `${formId}@self-test.invalid`,
    company: 'Self-test',
    phone: '+1 202 555 0142',
    country: 'US',
    message: `The website tests itself, ${now.toISOString()}`,
    repository: 'https://self-test.invalid/repository',
    network: 'None',
    language: 'None',
    linesOfCode: '100',
    deadline: new Date(now.getTime() + 30 * day).toISOString().slice(0, 10),
  };
}

/** Makes one request for each form that is offered now. */
export async function makeSampleRequests(offers: Offers, now: Date): Promise<SampleRequest[]> {
  const more: Partial<Record<FormName, () => Promise<Record<string, string> | undefined>>> = {
    // The page chooses the version of the rates. An unknown version is accepted, stored, and left for a person to
    // check.
    estimate: async () => ({ ratesVersion: 'self-test', projectType: 'web' }),
    booking: async () => {
      const start = await offers.hour();
      return start === undefined ? undefined : { start, zone: 'UTC' };
    },
    'article-file': async () => {
      const offer = await offers.document();
      return offer && { type: offer.type, articleId: String(offer.articleId) };
    },
  };
  const made = await Promise.all(
    formNames.map(async (formId): Promise<SampleRequest[]> => {
      const { fields, path } = formTable[formId];
      const added = await (more[formId]?.() ?? Promise.resolve({}));
      if (!added) return [];
      const typed = makeSampleFields(formId, now);
      const given = fields.flatMap(({ name }) => (typed[name] === undefined ? [] : [[name, typed[name]] as const]));
      return [{ formId, path, fields: { ...Object.fromEntries(given), ...added } }];
    }),
  );
  return made.flat();
}
