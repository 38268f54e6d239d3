import { emailPattern } from '@frontage/contract/contact/cleaned.ts';
import { countryCodeOf } from '@frontage/contract/contact/countries.ts';
import { maxCharacters } from '@frontage/contract/contact/limits.ts';
import type { QuestionKindName } from '@frontage/contract/forms/Question.ts';
import { languages, nameOfLanguage } from '@frontage/contract/language.ts';
import type { Field, PayloadRequest, RelationshipField, TextField } from 'payload';
import { only } from '../access/access.ts';
import { say } from '../admin/say.ts';
import { manyWords } from '../fields/payloadFields.ts';
import { answeringPeople } from '../inbox/owner.ts';
import { idOf } from '../references/idOf.ts';

/** The recipient of notices reads requests, so only admins may choose recipients. */
const forAdmins = { create: only('admin'), update: only('admin') };
const choices: readonly QuestionKindName[] = ['choice', 'choices', 'yesNo'];
const asksChoice = ({ questions }: { questions?: unknown }) =>
  Array.isArray(questions) && questions.some((one) => choices.includes(Object(one).kind));

function addresses(description: string): TextField {
  return {
    name: 'recipients',
    label: 'Addresses',
    type: 'text',
    hasMany: true,
    maxRows: 10,
    admin: { description, placeholder: manyWords, components: { Cell: '/admin/fields/cells.tsx#TextsCell' } },
    validate: (value: unknown) => addressFault(value) ?? true,
  };
}

function told(description: string): RelationshipField {
  return {
    name: 'offices',
    label: 'Offices',
    type: 'relationship',
    relationTo: 'offices',
    hasMany: true,
    maxRows: 10,
    admin: { description, allowCreate: false, allowEdit: false },
    validate: async (value: unknown, { req }: { req: PayloadRequest }) => (await findOfficesFault(value, req)) ?? true,
  };
}

/** An office is told at its own address, so it must have one. */
async function findOfficesFault(value: unknown, req: PayloadRequest): Promise<string | undefined> {
  const ids = (Array.isArray(value) ? value : []).flatMap((one) => idOf(one) ?? []);
  if (ids.length === 0) return undefined;
  const { docs } = await req.payload.find({
    collection: 'offices',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    req,
  });
  const [without] = docs.filter(({ email }) => !email);
  return (
    without && say('The office {city} has no email address: give it one under Company, Offices', { city: without.city })
  );
}

const isEmpty = (list: unknown) => !Array.isArray(list) || list.length === 0;

/** Replaces the general recipients, by the country, the language or the answers of the visitor. */
const rule: Field[] = [
  { name: 'office', type: 'text', maxLength: 60, admin: { description: 'Whose rule it is, such as Rotterdam' } },
  {
    name: 'countries',
    type: 'text',
    hasMany: true,
    maxRows: 250,
    admin: { description: 'As the form names them, such as Germany', placeholder: manyWords },
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
      const unknown = (Array.isArray(value) ? value : []).find((one) => !countryCodeOf(String(one)));
      if (unknown !== undefined)
        return say('No country is called {name} in the form: choose it there and see its name', {
          name: String(unknown),
        });
      const { answer, languages: spoken } = Object(siblingData);
      return !isEmpty(value) || !isEmpty(spoken) || Boolean(answer) || say('Name a country, a language or an answer');
    },
  },
  {
    name: 'languages',
    type: 'select',
    hasMany: true,
    options: languages.map((value) => ({ value, label: nameOfLanguage(value) })),
    admin: { description: 'Of the page it was sent from, where the site has several' },
  },
  {
    name: 'answer',
    type: 'text',
    admin: {
      condition: asksChoice,
      description: 'To whoever chose it. With countries or languages as well, all must fit',
      components: { Field: '/forms/admin/onDemand.ts#AnswerField' },
    },
  },
  told('In place of those above'),
  {
    ...addresses('In place of the addresses above'),
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
      [value, Object(siblingData).offices, Object(siblingData).people].every(isEmpty)
        ? say('Name an office, an address or who answers')
        : (addressFault(value) ?? true),
  },
  answeringPeople('In place of those above'),
];

/** Who is told of the requests of a form, and who answers them. */
export const recipients: Field[] = [
  {
    ...told('Each gets its own email at the address of the office, and at its new one once that changes'),
    access: forAdmins,
  },
  {
    ...addresses(
      'Further ones; each gets its own email. Without any, the general address is told, which whoever runs the server has set',
    ),
    access: forAdmins,
  },
  answeringPeople(
    'In turn, those who are present: each owns a request and is told of it. Without anybody those of the offices above, otherwise of the first office',
  ),
  {
    name: 'byCountry',
    label: 'Others for some countries, languages or answers',
    labels: { singular: 'rule', plural: 'rules' },
    type: 'array',
    maxRows: 30,
    access: forAdmins,
    admin: {
      initCollapsed: true,
      description:
        'By the country that the visitor chose, or was found in, by the language of the page, and by what they answered. The first rule that fits counts',
      components: { RowLabel: { path: '/admin/RowLabel.tsx#RowLabel', clientProps: { words: 'office' } } },
    },
    fields: rule,
  },
  {
    name: 'replyTo',
    label: 'Where visitors’ answers go',
    type: 'email',
    access: forAdmins,
    admin: { description: 'Where it goes when a visitor answers our email. Empty: the address of the site settings' },
  },
];

function addressFault(value: unknown): string | undefined {
  const list = Array.isArray(value) ? value.map(String) : [];
  const wrong = list.find((one) => !emailPattern.test(one) || one.length > maxCharacters.email);
  if (wrong !== undefined)
    return say('{address} is no email address: it needs to be one such as sales@example.com', { address: wrong });
  const twice = list.find((one, place) => list.indexOf(one) !== place);
  return twice && say('{address} is listed twice', { address: twice });
}
