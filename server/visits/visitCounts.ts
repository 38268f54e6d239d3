import type { Payload } from 'payload';
import { type InTransaction, runWithValues, type Statement } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { listed, sql } from '../database/sql.ts';

/**
 * What is counted, and the most different names of one day: made-up addresses and words fill no disk. What comes after
 * that is counted without its name.
 */
export const mostNames = {
  /** Views of a page, by path. */
  view: 1000,
  /** First views of a visit: path, host of the site with the link, campaign's source, medium and name, by tabs. */
  arrival: 3000,
  /** First views by the language that the browser asks for. */
  language: 100,
  /** Views of pages with a form: the name of the form and the path, by a tab. */
  seen: 2000,
  /** The same of forms that were first touched. */
  begun: 1000,
  /** The same of forms that arrived. */
  form: 500,
  /** Forms that were begun and not sent: the form and the field in which its visitor stopped, by a tab. */
  left: 1000,
  /** Answers that were refused: the form, the field and the rule, by tabs. */
  refused: 1000,
  /** Calls that were booked; they have no name. */
  call: 1,
  /** Documents that were fetched; they have no name. */
  download: 1,
  /** Searches, by what was asked. */
  search: 300,
  /** The same of those that found nothing. */
  unfound: 300,
  /** Addresses that nobody found, by path. */
  missing: 300,
} as const;

export type VisitKind = keyof typeof mostNames;

/** Counts are written this many ms after the first that has not been: a host that is killed loses them. */
const writeAfterMs = 5_000;
/** Rows of one statement: SQLite takes 32,766 values. */
const rowsAtOnce = 1_000;

/** How often something was counted on a day. */
export interface Counted {
  day: string;
  kind: VisitKind;
  name: string;
  times: number;
}

/** Names by day and kind. */
type Names = Map<string, Set<string>>;

export type VisitCounts = ReturnType<typeof openVisitCounts>;

/**
 * Gathers counts by day (in UTC) and adds them to the database in one go every few seconds, so that no answer waits.
 * Hosts add to the same rows. docs/decisions/061.
 */
export function openVisitCounts(
  payload: Payload,
  { now, onFault }: { now: () => Date; onFault: (error: unknown) => void },
) {
  let gathered = new Map<string, Counted>();
  let names: Names = new Map();
  const known: Names = new Map();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isAway = false;

  /** Counts in memory, at once. Without a name where there is none to tell. */
  function count(kind: VisitKind, name = ''): void {
    add({ day: now().toISOString().slice(0, 10), kind, name, times: 1 });
  }

  function add(counted: Counted): void {
    // What waits for the database is bounded as the database is.
    addUp(gathered, names, counted);
    timer ??= setTimeout(() => void write(), writeAfterMs).unref();
  }

  async function writeGathered(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.size === 0) return;
    const all = [...gathered.values()];
    gathered = new Map();
    names = new Map();
    try {
      await inTransaction(payload, (req) => addCounts(payload, req, all, known));
      isAway = false;
    } catch (error) {
      if (!isAway) onFault(error);
      isAway = true;
      for (const counted of all) add(counted);
    }
  }

  /** Writes what has been counted. Resolves also where it could not be written; then it is tried again later. */
  function write(): Promise<void> {
    writing = writing.then(writeGathered);
    return writing;
  }

  return { count, write };
}

/** Adds to what other hosts counted. `known` are names that the database has. */
export async function addCounts(
  payload: Payload,
  req: InTransaction,
  counted: readonly Counted[],
  known: Names,
): Promise<void> {
  const run = (statement: Statement) => runWithValues(payload, req, statement);
  const days = new Set(counted.map(({ day }) => day));
  for (const key of known.keys()) if (![...days].some((day) => key.startsWith(day))) known.delete(key);
  const isNew = (one: Counted) => !namesOf(known, one).has(one.name);
  const kinds = [...new Set(counted.filter(isNew).map(({ kind }) => kind))];
  if (kinds.length > 0) {
    const rows = await run(sql`SELECT day, kind, name FROM visit_counts
      WHERE day IN (${valuesOf([...days])}) AND kind IN (${valuesOf(kinds)})`);
    for (const { day, kind, name } of rows) namesOf(known, { day: String(day), kind: String(kind) }).add(String(name));
  }
  const summed = new Map<string, Counted>();
  for (const one of counted) addUp(summed, known, one);
  // Always in the same order, so that two hosts never deadlock.
  const sorted = [...summed].sort(([one], [other]) => (one < other ? -1 : 1));
  for (let done = 0; done < sorted.length; done += rowsAtOnce) {
    const rows = sorted
      .slice(done, done + rowsAtOnce)
      .map(([, { day, kind, name, times }]) => sql`(${day}, ${kind}, ${name}, ${times})`);
    await run(sql`INSERT INTO visit_counts (day, kind, name, times) VALUES ${listed(rows)}
      ON CONFLICT (day, kind, name) DO UPDATE SET times = visit_counts.times + excluded.times`);
  }
}

/** Adds to the sums, under its name as long as its kind may have another one that day. */
function addUp(sums: Map<string, Counted>, names: Names, { day, kind, name: wanted, times }: Counted): void {
  const own = namesOf(names, { day, kind });
  const name = own.has(wanted) || own.size < mostNames[kind] ? wanted : '';
  own.add(name);
  const key = `${day} ${kind} ${name}`;
  sums.set(key, { day, kind, name, times: times + (sums.get(key)?.times ?? 0) });
}

function namesOf(names: Names, { day, kind }: { day: string; kind: string }): Set<string> {
  const key = `${day} ${kind}`;
  const own = names.get(key) ?? new Set<string>();
  names.set(key, own);
  return own;
}

function valuesOf(values: readonly string[]) {
  return listed(values.map((value) => sql`${value}`));
}
