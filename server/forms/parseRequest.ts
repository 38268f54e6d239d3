import { requestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import { eventField } from '@frontage/contract/contact/formMarkup.ts';
import { fileFields, isFileField } from '@frontage/contract/contact/limits.ts';
import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import { describedForm, questionsForm } from '@frontage/contract/forms/ownForm.ts';
import { sentBesides } from '@frontage/contract/forms/questions.ts';
import { paths } from '@frontage/contract/paths.ts';
import type { Refusal } from '../guards/refusal.ts';
import type { ContactSubmission, LeadFields, Parsed, RawSubmission, ReceivedFile } from './ContactSubmission.ts';
import { answersTo, placesOf } from './parseAnswers.ts';
import { checkSent, type ObjectSchema, refuseFields } from './parseFields.ts';

/**
 * The result of reading a form: valid values, what its owner's questions fill besides, and all that is stored as it is;
 * or what is wrong.
 */
type Read<Value> =
  | {
      ok: true;
      value: Value;
      places: ReturnType<typeof placesOf>;
      rest: Omit<ContactSubmission, 'details' | 'estimate' | 'fields'>;
    }
  | { ok: false; refusal: Refusal };

/** Parses a message, which may be that of a form of questions alone: all of its fields that were filled in. */
export function parseContact(raw: RawSubmission): Parsed {
  if (raw.own && describedForm(raw.own.id, raw.own)?.fields.length === 0) return parseRequest(questionsForm, raw);
  const asksForSeat = raw.fields.get(eventField)?.some((slug) => slug !== '') ?? false;
  return parseRequest(formTable[asksForSeat ? 'event-seat' : 'contact'], raw);
}

type RequestForm = Pick<FormDescription, 'fields' | 'path'> & { schema: ObjectSchema<Partial<LeadFields>> };

/** Parses a request by its form. What no request has a place for is told in lines of details. */
export function parseRequest(form: RequestForm, raw: RawSubmission): Parsed {
  const read = readRequest(form.schema, raw);
  if (!read.ok) return read;
  const { places, rest, value: fields } = read;
  const lines = form.fields.flatMap(({ name, otherwise, told }) => {
    const answer = told && Reflect.get(fields, name);
    if (told) Reflect.deleteProperty(fields, name);
    return told ? [[told, answer ?? otherwise] as const] : [];
  });
  const vacancy = form.path === paths.sendMail ? rest.envelope.vacancy : undefined;
  const details = [writeDetails([['Vacancy', vacancy], ...lines]), ...places.lines].filter(Boolean).join('\n');
  // Each form has a name, or its questions give one.
  const named: LeadFields = { name: '', ...places.fields, ...fields };
  return { ok: true, submission: { ...rest, fields: named, details: details || undefined } };
}

/**
 * Parses unknown fields by the contract, and answers by their questions, into values, or into what is wrong with each.
 * Has no rules itself. R36, R40.
 */
export function readRequest<Value>(schema: ObjectSchema<Value>, raw: RawSubmission): Read<Value> {
  const taken = Object.keys(schema.shape);
  const { becomes, questions = [], version } = raw.own ?? {};
  const isQuestion = (name: string) => questions.some(({ id }) => id === name);
  const sent = checkSent(schema, raw);
  // A question may have the name of what a page sends for itself, such as the vacancy.
  const around = new Map([...raw.fields].filter(([name]) => !isQuestion(name)));
  const envelope = checkSent(requestEnvelope, { fields: around, files: [] });
  const details = [...sent.details, ...envelope.details];
  if (sent.data === undefined || !envelope.data || details.length > 0)
    return { ok: false, refusal: refuseFields(details) };
  const { consentField } = envelope.data;
  const isBox =
    consentField !== undefined &&
    ![...taken, ...sentBesides, ...fileFields].includes(consentField) &&
    !isQuestion(consentField);
  const consentGiven = isBox && isTicked(raw.fields.get(consentField));
  const seat = becomes?.as === 'seat' ? { eventSlug: becomes.event } : {};
  const answered = sent.asked.filter(({ id }) => isQuestion(id));
  const answers = answersTo(answered, sent.values);
  // A form of questions alone takes no file but those that it asks for.
  const isWanted = ({ field }: ReceivedFile) =>
    answered.some(({ id, kind }) => kind === 'file' && id === field) ||
    (taken.length > 0 && isFileField(field) && !questions.some(({ id, kind }) => kind === 'file' && id === field));
  const rest = {
    ...(questions.length > 0 ? { formVersion: version, answers } : {}),
    ...{ consentGiven, becomes, envelope: { ...envelope.data, ...seat }, files: raw.files.filter(isWanted) },
  };
  return { ok: true, value: sent.data, places: placesOf(answers, taken), rest };
}

/** The page declares the name of its consent box; a tick under any other name is no consent. R30. */
function isTicked(values: readonly string[] = []): boolean {
  return values.some((value) => /^(?:true|on|1|yes)$/.test(value));
}

/** Facts of a request as sales read them, one a line, without missing ones. */
export function writeDetails(facts: readonly (readonly [label: string, value: string | undefined])[]): string {
  return facts.flatMap(([label, value]) => (value ? [`${label}: ${value.replace(/\s+/g, ' ')}`] : [])).join('\n');
}
