import {
  asksForAddress,
  type Becoming,
  becoming,
  describedForm,
  fitFields,
  fitQuestions,
  type OwnForm,
  ownForm,
  storedFields,
} from '@frontage/contract/forms/ownForm.ts';
import { questionsSchema } from '@frontage/contract/forms/questions.ts';
import { bareSlug, slugIn } from '@frontage/contract/language.ts';
import { pathOfPage } from '@frontage/contract/pageParts.ts';
import { chosenNote } from '@frontage/contract/words/ownWords.ts';
import type { Payload } from 'payload';
import { findTwinPath } from '../content/findTwinPath.ts';
import { type InTransaction, selectRows } from '../database/directRows.ts';
import { findLanguageAt, inForce, originals, publishedIn } from '../fields/language.ts';
import type { Event, Form, LibraryDocument, Page } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import { consentWordsOf } from './consentWords.ts';
import { describedIn, isOfQuestions } from './describedIn.ts';
import { findQuestions, versionOf } from './formVersions.ts';

type Placed = Pick<Page, 'id' | 'layout' | 'slug' | 'type'>;

/**
 * The owner's changes to all forms in a language, without forms that have none. Empty: the default language. In a
 * further one, what was chosen for a form holds also where its words are missing.
 */
export async function readOwnForms(payload: Payload, language?: string): Promise<OwnForm[]> {
  const { docs } = await payload.db.find<Form>({
    collection: 'forms',
    where: { and: [inForce, language ? { or: [{ language: { equals: language } }, originals] } : originals] },
    pagination: false,
    limit: 1000,
    sort: 'id',
  });
  const twins = new Set(docs.flatMap((form) => (form.language ? [bareSlug(form.name)] : [])));
  const inLanguage = docs.filter((form) => form.language || !twins.has(form.name));
  const forms = await Promise.all(
    inLanguage.map((form) => (language && !form.language ? chosenFor(form) : readOwnFormOf(payload, form))),
  );
  return forms.filter((form) => form !== undefined);
}

/** What holds of a form in every language. */
function chosenFor({ consentText, name }: Form): OwnForm | undefined {
  const consent = chosenNote(consentText ?? '');
  return consent && { id: name, consent };
}

/** The published document of a form; undefined for an unknown id, or where the form is in the trash. */
export async function readForm(
  payload: Payload,
  name: string | null | undefined,
  req?: InTransaction,
): Promise<Form | undefined> {
  if (!name) return undefined;
  const where = { and: [{ name: { equals: name } }, inForce] };
  return (await payload.db.findOne<Form>({ collection: 'forms', where, ...(req ? { req } : {}) })) ?? undefined;
}

/** The document of a form in any state: what its requests were asked by does not change with it. */
export const findForm = (payload: Payload, name: string): Promise<Form | null> =>
  payload.db.findOne<Form>({ collection: 'forms', where: { name: { equals: name } } });

/** How a form is asked for by a page that sent it. */
export interface OfPage {
  /** That of its questions. */
  version?: string | undefined;
  /** Its path, or its address: the form is that of its language. */
  address?: string | undefined;
}

/**
 * A form as its owner has it. A page that was opened before a change, or before the form was removed, is answered by its
 * own questions, and its request becomes nothing more where these ask for no address that it takes.
 */
export async function readOwnForm(
  payload: Payload,
  name: string,
  { address, version }: OfPage = {},
): Promise<OwnForm | undefined> {
  const language = await findLanguageAt(payload, address);
  const stored = slugIn(language, name);
  const form = await readForm(payload, stored);
  const own = form && (await readOwnFormOf(payload, form));
  if (!version || own?.version === version) return own;
  const kept = await findQuestions(payload, stored, version);
  if (!kept) return own;
  const { kind } = own ?? (await findForm(payload, stored)) ?? {};
  const asked: Omit<OwnForm, 'id'> = { ...own, kind: kind ?? undefined, questions: kept };
  const described = describedForm(name, asked);
  const questions = described && fitQuestions(described, kept);
  if (!questions) return own;
  const becomes = asksForAddress(own?.becomes?.as, questions) ? own?.becomes : undefined;
  return { id: name, ...asked, questions, version, becomes };
}

/** The newest state of a form, published or not, with what is typed in its place; undefined where there is none. */
export async function readFormDraft(payload: Payload, id: number, typed: object = {}) {
  const saved = await payload.findByID({ collection: 'forms', id, draft: true, depth: 0, disableErrors: true });
  if (!saved) return undefined;
  const form = { ...saved, ...typed, id };
  // One that was never published has no name yet.
  const name = saved.name || 'draft';
  return { form, own: (await readOwnFormOf(payload, { ...form, name })) ?? { id: bareSlug(name) } };
}

/** Whether a form says what the product does not say by itself, so that each language needs its own. */
export const isWorded = ({ consent, id: _, ...own }: OwnForm): boolean =>
  Boolean(consent?.version.startsWith('own-')) || Object.keys(own).length > 0;

/** A form as pages and the host use it; undefined where it has only default values, or is of no known kind. */
async function readOwnFormOf(payload: Payload, stored: Form): Promise<OwnForm | undefined> {
  const { buttonText, consentText, kind, language, name, thanksText, thanksTitle } = stored;
  const original = language ? await readForm(payload, bareSlug(name)) : stored;
  const calendar = original?.follows === 'calls' ? await findCalendarPath(payload, original) : undefined;
  const becomes = original && isOfQuestions(stored) ? await findBecoming(payload, original, calendar) : undefined;
  const form = describedIn({ ...stored, becomes: becomes?.as });
  const fields = storedFields.safeParse(stored.fields ?? []).data ?? [];
  const kept = questionsSchema.safeParse(stored.questions).data;
  const questions = form && kept && fitQuestions(form, kept);
  const hasThanks = form?.becomes === 'request';
  const path = original && hasThanks ? (calendar ?? (await findNextPath(payload, original))) : undefined;
  const nextPath = path && language ? await findTwinPath(payload, language, path) : path;
  const parts = Object.entries({
    ...{ id: bareSlug(name), questions, version: questions && versionOf(kept), becomes, kind, buttonText, nextPath },
    ...(form ? fitFields(form, fields) : {}),
    ...(hasThanks ? { thanksTitle, thanksText } : {}),
    consent: consentText && (await consentWordsOf(payload, stored)).asWritten,
  });
  const read = ownForm.safeParse(Object.fromEntries(parts.filter(([, part]) => part)));
  return form && read.success && Object.keys(read.data).length > 1 ? read.data : undefined;
}

/**
 * What its requests become: what is only a request becomes a call where the calendar follows. Undefined where that is
 * gone which they would get.
 */
async function findBecoming(payload: Payload, form: Form, calendar: string | undefined): Promise<Becoming | undefined> {
  const { becomes: as } = form;
  if (calendar && (as ?? 'request') === 'request') return { as: 'call' };
  const event = as === 'seat' ? await findThere<Event>(payload, 'events', form.event) : undefined;
  const document =
    as === 'download' ? await findThere<LibraryDocument>(payload, 'documents', form.document) : undefined;
  const topics = as === 'subscriber' ? await findTopics(payload, form) : undefined;
  return becoming.safeParse({ as, document: document?.id, event: event?.slug, topics }).data;
}

async function findTopics(payload: Payload, { topics }: Form): Promise<string[]> {
  if (!topics?.length) return [];
  const where = { id: { in: topics.map((one) => idOf(one)) } };
  const { docs } = await payload.find({ collection: 'tags', where, pagination: false, depth: 0 });
  return docs.map(({ slug }) => slug);
}

/** What a form names, unless it is in the trash: a form that was there itself held nothing. */
async function findThere<Named extends Event | LibraryDocument>(
  payload: Payload,
  collection: 'documents' | 'events',
  named: Parameters<typeof idOf>[0],
): Promise<Named | null> {
  const where = { and: [{ id: { equals: idOf(named) ?? -1 } }, { deletedAt: { exists: false } }] };
  return payload.db.findOne<Named>({ collection, where });
}

/**
 * The path to which visitors go once they have sent the form; undefined for its thank-you, which also replaces a page
 * that is not on the site.
 */
async function findNextPath(payload: Payload, { follows, nextPage }: Form): Promise<string | undefined> {
  const page = idOf(nextPage);
  if (follows !== 'page' || page === undefined) return undefined;
  const [found] = await findPublishedPages(payload, [page]);
  return found && pathOfPage(found.type, found.slug);
}

/** Where calls are booked, with the anchor of the block: on the page that its owner chose, otherwise on the first one. */
async function findCalendarPath(payload: Payload, { nextPage }: Form): Promise<string | undefined> {
  // Layouts are JSON without an index on their contents, so each page that the query finds is checked again.
  const rows = await selectRows(payload, {}, `SELECT id FROM pages WHERE CAST(layout AS text) LIKE '%"booking"%'`);
  const pages = await findPublishedPages(
    payload,
    rows.map(({ id }) => Number(id)),
  );
  const calendars = pages.flatMap(({ id, layout, slug, type }) => {
    const block = layout?.find(({ blockType }) => blockType === 'booking');
    if (block?.blockType !== 'booking') return [];
    return { id, path: `${pathOfPage(type, slug)}${block.anchor ? `#${block.anchor}` : ''}` };
  });
  return (calendars.find(({ id }) => id === idOf(nextPage)) ?? calendars[0])?.path;
}

async function findPublishedPages(payload: Payload, ids: readonly number[]): Promise<Placed[]> {
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [{ id: { in: [...ids] } }, publishedIn(undefined)] },
    select: { type: true, slug: true, layout: true },
    sort: 'id',
    pagination: false,
    depth: 0,
  });
  return docs;
}
