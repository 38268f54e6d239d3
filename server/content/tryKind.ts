import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readField, type Shape } from '@frontage/contract/primitives/readField.ts';
import type { Kind, OwnKind } from '@frontage/kinds/defineKind.ts';
import { isOwnCollection, kinds } from '@frontage/kinds/kinds.ts';
import type { CollectionConfig } from 'payload';
import { accessTable } from '../access/accessTable.ts';

/** Throws, in a sentence, what keeps a kind of `own/` from being one among all others. */
export async function tryKind(file: string, loaded: object): Promise<void> {
  const name = basename(file, '.kind.ts');
  const kind = Object.values(loaded).find((one): one is OwnKind => Object(one).name === name);
  if (!kind) throw new Error(`it declares no kind with the name ${name}, as its folder is called`);
  for (const fact of ['types', 'listed', 'whole', 'form', 'hasDrafts', 'page'] as const)
    if (!kind[fact]) throw new Error(`it lacks ${fact}, which every kind of own/ has`);
  if (!/^own_[a-z][a-z_]*$/.test(kind.collection))
    throw new Error(`its collection, ${kind.collection}, must begin with own_ and have small letters: own_${name}s`);
  const others = kinds.filter((one) => one.name !== name);
  for (const other of others) {
    const taken = namesOf(kind).find((one) => namesOf(other).includes(one));
    if (taken) throw new Error(`${taken} is a word of the kind ${other.name}: take another`);
  }
  const lost = relatedIn(kind.form.fields).find((collection) => isOwnCollection(collection) && !isDeclared(collection));
  if (lost) throw new Error(`a field refers to ${lost}, which is the collection of no kind in own/kinds`);
  const path: unknown = kind.page.pathOf({ type: name, slug: 'at-sea', categories: [] });
  if (!/^\/.*at-sea$/.test(String(path)))
    throw new Error(`its pathOf answers ${path} for the slug at-sea: begin with / and end with it`);
  for (const as of ['listed', 'whole'] as const)
    if (!('type' in kind[as].shape)) throw new Error(`its ${as} has no type, by which answers are told apart`);
  // Loaded late: a kind that is refused by its words is spared the CMS.
  const { declaredCollection } = await import('./collections/addressed.ts');
  const collection = declaredCollection(kind);
  // Only now: what cannot be a collection must not be among those of the next one. The table may be another one than
  // that for which it was found.
  if (others.length === kinds.length) (kinds as unknown as Kind[]).push(kind);
  await tryTables(kind, collection);
}

/** The collections to which its fields refer. */
function relatedIn(shape: Shape): string[] {
  return Object.values(shape).flatMap((schema) => {
    const field = readField(schema);
    const inner = field.kind === 'list' ? readField(field.element) : field;
    if (inner.kind === 'relation') return [inner.collection];
    return inner.kind === 'group' ? relatedIn(inner.shape) : [];
  });
}

/** Also of a kind that is left out: what refers to it is there without that field meanwhile. */
function isDeclared(collection: string): boolean {
  const files = globSync('own/kinds/*/*.kind.ts');
  return files.some((file) => readFileSync(file, 'utf8').includes(`collection: '${collection}'`));
}

async function tryTables(kind: OwnKind, collection: CollectionConfig): Promise<void> {
  const { BasePayload, buildConfig } = await import('payload');
  const { openSqlite } = await import('../database/sqlite.ts');
  const config = await buildConfig({
    secret: 'none',
    db: openSqlite('file::memory:', 'none'),
    collections: [
      // The table of access may have been read before some of them.
      ...[...new Set([...Object.keys(accessTable.collections), ...kinds.map(({ collection }) => collection)])]
        .filter((slug) => !slug.startsWith('payload-') && slug !== kind.collection)
        .map((slug) => ({ slug, fields: [], auth: slug === 'users' })),
      collection,
    ],
    // Nothing is installed, drawn or sent.
    telemetry: false,
    typescript: { autoGenerate: false },
  });
  // While it is set, the migration is being written.
  if (process.env.PAYLOAD_MIGRATING) return;
  const { db } = await new BasePayload().init({ config, disableDBConnect: true, disableOnInit: true });
  const missing = findMissing(kind, (db as unknown as Tables).rawTables, readMade());
  if (missing) throw new Error(`no migration makes ${missing}: run \`npm run migrate:own\``);
}

interface Tables {
  rawTables: Record<string, { name: string; columns: Record<string, { name: string }> }>;
}

/** The columns that the migrations of `own/` make, by their tables. Those for PostgreSQL are written together with them. */
function readMade(): Record<string, { columns: object }> {
  const folder = join(process.cwd(), 'own/migrations');
  const [snapshot] = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return snapshot ? JSON.parse(readFileSync(join(folder, snapshot), 'utf8')).tables : {};
}

function findMissing({ collection }: OwnKind, wanted: Tables['rawTables'], made: ReturnType<typeof readMade>) {
  // Those of other own kinds are tried with them.
  const own = Object.values(wanted).filter(({ name }) => `${name.replace(/^_/, '')}_`.startsWith(`${collection}_`));
  const columns = own.flatMap(({ columns, name }) =>
    Object.values(columns).map((column) => [name, column.name] as const),
  );
  return columns.find(([table, column]) => !(column in (made[table]?.columns ?? {})))?.join('.');
}

/** The words by which it is told from others: in blocks, in addresses of the content API, among hits. */
function namesOf({ collection, named = {}, search, types = {} }: Kind): string[] {
  return [
    collection,
    ...Object.keys(types).map((type) => `the type ${type}`),
    ...Object.keys(search?.hits ?? {}).map((hit) => `the hit ${hit}`),
    ...Object.keys(named).map((name) => `the name ${name}`),
  ];
}
