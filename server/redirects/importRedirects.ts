import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PayloadRequest, ValidationError } from 'payload';
import { answer, getCall, postCall, readBytes } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { openBoundedThread } from '../bounded/boundedThread.ts';
import { byteOrderMark, csvLine, csvSeparator, downloadOf } from '../inbox/csv.ts';
import { faultOfOrigin, faultOfRedirect } from './checkRedirect.ts';
import type { CsvRow } from './csvWorker.ts';
import { faultOfPath, readRedirects, readTypedPath, readTypedTarget, type SiteRedirect } from './redirectPath.ts';

const maxBytes = 1_000_000;
const maxRows = 2_000;

/** What came, or would come, of a table of redirects. */
export interface RedirectsImported {
  dryRun: boolean;
  added: number;
  /** Lines that give a redirect another status. */
  changed: number;
  /** Lines that say what is so already. */
  known: number;
  faults: { line: number; message: string }[];
}

/** A line that says where an address leads. */
interface Wanted extends SiteRedirect {
  line: number;
}

const read = openBoundedThread<Uint8Array, CsvRow[]>({
  module: 'server/redirects/csvWorker.ts',
  patienceMs: 10_000,
  memoryMb: 128,
});

/**
 * `POST /api/redirects/import?dryRun=true`, with `from,to[,status]` as CSV: adds the redirects that would work, gives
 * those that are there the status that is written, and names the others by their line. The same table may be sent
 * again: nothing comes twice. R69.
 */
export const importEndpoint = postCall('/import', async (req) => {
  const bytes = await readBytes(req, maxBytes);
  if (!bytes) return answer(413, say('The file is too large: one megabyte at most. Send it in parts.'));
  const rows = await read(bytes);
  if (!rows)
    return answer(400, say('The file cannot be read as a table. Save it as CSV, with a line for each redirect.'));
  if (rows.length > maxRows)
    return answer(
      413,
      say('{rows} lines are too many: {maxRows} at most. Send parts.', { rows: rows.length, maxRows }),
    );
  return answer(200, await importRows(req, rows, req.query.dryRun === 'true'));
});

/** `GET /api/redirects/export`: all redirects as such a table. */
export const exportEndpoint = getCall('/export', async ({ payload }) => {
  const rows = (await readRedirects(payload)).map(({ from, isPermanent, to }) => [
    from,
    to,
    isPermanent ? '301' : '302',
  ]);
  const separator = csvSeparator();
  const lines = [['from', 'to', 'status'], ...rows].map((row) => csvLine(row, separator));
  return downloadOf([byteOrderMark, ...lines], 'redirects.csv');
});

async function importRows(req: PayloadRequest, rows: readonly CsvRow[], dryRun: boolean): Promise<RedirectsImported> {
  const faults: RedirectsImported['faults'] = [];
  const existing = await readRedirects(req.payload);
  const present = new Map(existing.map((one) => [one.from, one]));
  const siteUrl = String(req.payload.config.admin.custom?.siteUrl ?? '');
  const wanted = new Map<string, Wanted>();
  const names = namesIn(rows[0]);
  const columns = readColumns(names);
  let known = 0;
  // SQLite answers at once, so that all lines would be one turn of the loop, in which nobody else is served. R62.
  for (const read of columns ? rows.slice(1) : rows) {
    await nextTurn();
    const row = columns && 'cells' in read ? { ...read, cells: columns.flatMap((at) => read.cells[at] ?? []) } : read;
    const { line } = row;
    const redirect = faultOfPlugin(names, read) ?? parseRow(row, siteUrl);
    const refuse = (message: string) => faults.push({ line, message });
    if ('fault' in redirect) {
      refuse(redirect.fault);
      continue;
    }
    const { from, isPermanent, to } = redirect;
    const earlier = wanted.get(from);
    const before = present.get(from);
    if (earlier) refuse(say('{from} is in line {line} already', { from, line: earlier.line }));
    else if (before?.to === to && (before.isPermanent === isPermanent || !saysStatus(row))) known += 1;
    else {
      // What cannot begin there is in nobody's way.
      const message = await faultOfOrigin(req, from);
      if (message) refuse(message);
      else wanted.set(from, { ...redirect, line });
    }
  }
  let [added, changed] = [0, 0];
  const findOthers = beside([...existing, ...wanted.values()]);
  for (const one of wanted.values()) {
    await nextTurn();
    const { line, ...redirect } = one;
    const before = present.get(redirect.from);
    const same = before?.to === redirect.to ? before : undefined;
    const others = findOthers(redirect).filter((other) => other !== one && other !== same);
    const fault = await faultOfRedirect(req, redirect, others);
    const message = fault?.message ?? (await write(req, redirect, same !== undefined, dryRun));
    if (message) faults.push({ line, message });
    else if (same) changed += 1;
    else added += 1;
  }
  return { dryRun, added, changed, known, faults: faults.sort((one, other) => one.line - other.line) };
}

/** What we and the plugins Redirection and Yoast call the columns; of several names the first one counts. */
const columnNames = [
  ['from', 'source', 'origin'],
  ['to', 'target'],
  ['code', 'type', 'status'],
];

const namesIn = (row: CsvRow | undefined) => (row && 'cells' in row ? row.cells.map((name) => name.toLowerCase()) : []);

/** Where the columns of a table are whose first line names them. A cell behind those of ours is a fault of its line. */
function readColumns(names: readonly string[]): number[] | undefined {
  const [from, to = 1, status = 2] = columnNames.map((all) =>
    all.map((name) => names.indexOf(name)).find((at) => at >= 0),
  );
  if (from === undefined) return undefined;
  return names.length > 3 ? [from, to, status] : [from, to, status, 3];
}

/** What those plugins write of a redirect that was no address, or not in use. */
function faultOfPlugin(names: readonly string[], row: CsvRow): { fault: string } | undefined {
  if ('fault' in row) return undefined;
  const says = (column: string, value: string) => row.cells[names.indexOf(column)]?.toLowerCase() === value;
  if (says('regex', '1') || says('format', 'regex'))
    return { fault: say('A pattern cannot be imported: write a line for each address that it stands for') };
  return says('status', 'disabled') ? { fault: say('It was switched off, and is left out') } : undefined;
}

/** Finds redirects that may be in the way of one. */
function beside(all: readonly SiteRedirect[]) {
  const byFrom = Map.groupBy(all, ({ from }) => from);
  const byTo = Map.groupBy(all, ({ to }) => to);
  return ({ from, to }: SiteRedirect) =>
    [from, to].flatMap((path) => byFrom.get(path) ?? []).concat(byTo.get(from) ?? []);
}

/** Returns what is wrong, where something changed since the look. */
async function write(
  req: PayloadRequest,
  data: SiteRedirect,
  isPresent: boolean,
  dryRun: boolean,
): Promise<string | undefined> {
  if (dryRun) return undefined;
  const call = { collection: 'redirects', data, depth: 0, req, user: req.user, overrideAccess: false } as const;
  try {
    if (!isPresent) await req.payload.create(call);
    else return (await req.payload.update({ ...call, where: { from: { equals: data.from } } })).errors[0]?.message;
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.data.errors.map(({ message }) => message).join('; ');
  }
}

const saysStatus = (row: CsvRow) => 'cells' in row && Boolean(row.cells[2]);

const permanence: Record<string, boolean> = { '': true, '301': true, '308': true, '302': false, '307': false };

function parseRow(row: CsvRow, siteUrl: string): SiteRedirect | { fault: string } {
  if ('fault' in row) return { fault: say(row.fault) };
  const [first = '', second = '', status = '', ...rest] = row.cells;
  if (row.cells.length < 2 || rest.some((cell) => cell !== '')) {
    return { fault: say('A line needs the old address and the new one, and may end with 301 or 302') };
  }
  const isPermanent = permanence[status];
  if (isPermanent === undefined)
    return { fault: say('{status} is no status of a redirect: 301 is for good, 302 for now', { status }) };
  const from = String(readTypedPath(withoutHost(first, siteUrl)));
  const to = String(readTypedTarget(withoutHost(second, siteUrl)));
  const faults = [
    [say('The old address'), faultOfPath(from)],
    [say('The new address'), faultOfPath(to)],
  ].flatMap(([what, fault]) => (fault ? [`${what}: ${fault}`] : []));
  return faults.length > 0 ? { fault: faults.join('; ') } : { from, to, isPermanent };
}

/** A whole address of this site as its path. */
function withoutHost(typed: string, siteUrl: string): string {
  const isOurs = URL.canParse(typed) && URL.canParse(siteUrl) && new URL(typed).host === new URL(siteUrl).host;
  return isOurs ? typed.replace(/^\w+:\/\/[^/]*/, '') || '/' : typed;
}
