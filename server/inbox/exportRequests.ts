import type { PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { answer, getCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import type { Lead } from '../payload-types.ts';
import { answersByLabel, answersOf, numbered } from './answersOf.ts';
import { becameOf, findCalled } from './becameOf.ts';
import { byteOrderMark, csvLine, csvSeparator, downloadOf } from './csv.ts';
import { noteInWords, readNotes } from './notes.ts';
import { countryInWords } from './requestInWords.ts';

/** Requests read at a time, so that a long list is never in memory as a whole. */
const pageSize = 200;

type ExportedLead = Lead & { notes: string; became: ReturnType<typeof becameOf> };

type Columns = Record<string, (lead: ExportedLead) => unknown>;

const asStored = (...names: (keyof ExportedLead)[]): Columns =>
  Object.fromEntries(names.map((name) => [name, (lead) => lead[name]]));

/** The exported values by the name of their column, for both formats. Lists are texts. */
const columns: Columns = {
  ...asStored('id'),
  received: ({ receivedAt, createdAt }) => receivedAt ?? createdAt,
  ...asStored('status'),
  owner: ({ owner }) => (typeof owner === 'object' ? owner?.name : owner),
  ...asStored('name', 'surname', 'email', 'company', 'phone', 'phoneE164'),
  country: (lead) => countryInWords(lead),
  projectTypes: ({ projectTypes }) => projectTypes?.join(', '),
  ...asStored('timeline'),
  event: ({ event }) => (typeof event === 'object' ? event?.title : event),
  ...asStored('details', 'message', 'addition', 'notes'),
  form: ({ formId }) => formId,
  page: ({ resendUrl }) => resendUrl,
  referrer: ({ origin }) => origin?.referrerHost,
  firstPage: ({ origin }) => origin?.firstPage,
  shortLink: ({ origin }) => origin?.shortLink,
  campaignSource: ({ origin }) => origin?.campaign?.source,
  campaignMedium: ({ origin }) => origin?.campaign?.medium,
  campaignName: ({ origin }) => origin?.campaign?.name,
  campaignTerm: ({ origin }) => origin?.campaign?.term,
  campaignContent: ({ origin }) => origin?.campaign?.content,
  clickMark: ({ origin }) => origin?.campaign?.hasClickMark,
  ...asStored('consentVersion', 'consentGiven'),
};

/** `GET /api/leads/export?format=csv|json`: what matches `where` and `search`, as in the list, for sales. */
export const exportEndpoint = getCall('/export', async (req) => {
  const { format } = req.query;
  if (format !== 'csv' && format !== 'json') return answer(400, say('The format is csv or json'));
  const lines = format === 'csv' ? csvOf(req, csvSeparator()) : jsonOf(req);
  return downloadOf(lines, `requests-${new Date().toISOString().slice(0, 10)}.${format}`);
});

async function* csvOf(req: PayloadRequest, separator: string): AsyncGenerator<string> {
  const titles = await findTitles(req);
  const questions = [...new Set(titles.values())];
  // What it became is last: sheets read the others by their position.
  yield byteOrderMark + csvLine([...Object.keys(columns), ...questions, 'became'], separator);
  for await (const lead of readEveryRequest(req)) {
    const answers = new Map(answersOf(lead).map(({ question, shown }) => [titles.get(keyOf(lead, question)), shown]));
    const answered = questions.map((title) => answers.get(title) ?? '');
    const cells = Object.values(columns).map((read) => String(read(lead) ?? ''));
    yield csvLine([...cells, ...answered, lead.became ?? ''], separator);
  }
}

const keyOf = ({ formId }: Lead, question: string) => `${formId} ${question}`;

/**
 * The title of the column of each question, by form and id: the newest of its labels, numbered where its form has it
 * twice. Forms that ask alike share a column. The first line names them before the rest is read.
 */
async function findTitles(req: PayloadRequest): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for await (const leads of readPages(req, { formVersion: { exists: true } })) {
    for (const lead of leads) {
      for (const { label, question } of answersOf(lead)) {
        if (titles.has(keyOf(lead, question))) continue;
        const taken = [...titles].flatMap(([key, title]) => (key.startsWith(keyOf(lead, '')) ? [title] : []));
        const title = numbered(label, (name) => taken.includes(name));
        titles.set(keyOf(lead, question), title);
      }
    }
  }
  return titles;
}

async function* jsonOf(req: PayloadRequest): AsyncGenerator<string> {
  yield '[';
  let separator = '\n';
  for await (const lead of readEveryRequest(req)) {
    const row = Object.entries(columns).map(([name, read]) => [name, read(lead) ?? null]);
    const answers = lead.formVersion ? { answers: answersByLabel(lead) } : {};
    const became = lead.became ? { became: lead.became } : {};
    yield `${separator}${JSON.stringify({ ...Object.fromEntries(row), ...answers, ...became })}`;
    separator = ',\n';
  }
  yield '\n]\n';
}

async function* readEveryRequest(req: PayloadRequest): AsyncGenerator<ExportedLead> {
  for await (const leads of readPages(req)) {
    const ids = leads.map(({ id }) => id);
    const notes = await readNotes(req.payload, ids);
    const called = await findCalled(req.payload, leads);
    for (const lead of leads) {
      const words = (notes.get(lead.id) ?? []).map(noteInWords).join('\n');
      yield { ...lead, notes: words, became: becameOf(lead, called) };
    }
  }
}

/** Yields pages of the requests, newest first: by id, so that requests that arrive meanwhile do not shift the others. */
async function* readPages(req: PayloadRequest, only: Where = {}): AsyncGenerator<Lead[]> {
  const filter = { and: [filterOf(req), only] };
  let before: number | undefined;
  for (;;) {
    const { docs } = await req.payload.find({
      collection: 'leads',
      where: before === undefined ? filter : { and: [filter, { id: { less_than: before } }] },
      sort: '-id',
      limit: pageSize,
      pagination: false,
      depth: 1,
      joins: false,
      overrideAccess: false,
      user: req.user,
    });
    yield docs;
    before = docs.at(-1)?.id;
    if (before === undefined || docs.length < pageSize) return;
  }
}

function filterOf(req: PayloadRequest): Where {
  const { search, where } = req.query;
  const parts = [isWhere(where) ? where : {}, inboxFilter({ req }) ?? {}];
  return mergeListSearchAndWhere({
    collectionConfig: req.payload.collections.leads.config,
    search: typeof search === 'string' ? search : '',
    where: { and: parts },
  });
}

function isWhere(value: unknown): value is Where {
  return typeof value === 'object' && value !== null;
}

/** Leaves requests in quarantine out of the inbox, unless the filter names the state itself. */
export function inboxFilter({ req }: { req: Pick<PayloadRequest, 'query'> }): Where | null {
  const where: unknown = req.query?.where;
  return namesStatus(where) ? null : { status: { not_equals: 'quarantine' } };
}

function namesStatus(where: unknown): boolean {
  if (typeof where !== 'object' || where === null) return false;
  return Object.entries(where).some(([key, value]) => key === 'status' || namesStatus(value));
}
