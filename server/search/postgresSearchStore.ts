import { listed, sql } from '../database/sql.ts';
import { type OrderedQuery, type SearchStore, toCounts, toIndexedDocument } from './SearchStore.ts';
import { wholeTitle, wordsOf } from './words.ts';

type Row = Record<string, unknown>;

/** The greatest position that PostgreSQL distinguishes. */
const maxPosition = 16_383;
/** The most positions that it stores of one word. */
const maxPositions = 255;

/** The index in PostgreSQL: rows with a tsvector made from our own words, ranked by ts_rank. */
export function postgresSearchStore(handle: unknown): SearchStore {
  const rows = (statement: ReturnType<typeof sql>): Promise<Row[]> => executed(handle, statement);
  const found = (statement: ReturnType<typeof sql>) => executeWithout(['seqscan'], handle, statement);
  const foundByDate = (statement: ReturnType<typeof sql>) =>
    executeWithout(['seqscan', 'bitmapscan', 'sort'], handle, statement);
  const isFound = (words: readonly string[]) => sql`words @@ ${toQuery(words)}::tsquery`;
  const isTitle = (words: readonly string[]) => sql`title_words @@ ${`'${wholeTitle(words.join(' '))}'`}::tsquery`;
  const isInTitle = (words: readonly string[]) => sql`title_words @@ ${wholeWords(words, '&')}::tsquery`;
  const isPublic = (now: Date) => sql`
    ((date IS NULL OR date <= ${now.toISOString()}) AND (until IS NULL OR until > ${now.toISOString()}))`;
  // Documents without a date are always current.
  const newestFirst = sql`date DESC NULLS FIRST, id`;
  // First the exact title, then titles with all of the words; otherwise a hit in the title (A) counts as ten in the
  // text (D), a long text weighs less, and a whole word counts twice.
  const bestFirst = ({ words, isCommon }: OrderedQuery) => sql`
    ORDER BY ${isTitle(words)} DESC, ${isInTitle(words)} DESC, ${isCommon ? sql`` : sql`${rank(words)} DESC,`}
      ${newestFirst}`;
  const rank = (words: readonly string[]) => sql`
    ts_rank('{0.1, 0.1, 0.1, 1.0}', words, ${toQuery(words)}::tsquery, 1)
      + ts_rank('{0.1, 0.1, 0.1, 1.0}', words, ${wholeWords(words, '|')}::tsquery, 1)`;

  return {
    async put({ collection, documentId, kind, title, text, code = '', path, label = null, date = null, until = null }) {
      const [cleanTitle, cleanText] = [removeNul(title), removeNul(text)];
      await rows(sql`
        INSERT INTO search_index (collection, document_id, kind, title, body, path, label, date, until, words)
        VALUES (${collection}, ${documentId}, ${kind}, ${cleanTitle}, ${cleanText}, ${path}, ${label}, ${date}, ${until},
          ${toVector([...wordsOf(title), wholeTitle(title)], wordsOf(`${text}\n${code}`))}::tsvector)
        ON CONFLICT (collection, document_id) DO UPDATE SET kind = EXCLUDED.kind, title = EXCLUDED.title,
          body = EXCLUDED.body, path = EXCLUDED.path, label = EXCLUDED.label, date = EXCLUDED.date,
          until = EXCLUDED.until,
          words = EXCLUDED.words`);
    },
    async remove(collection, documentId) {
      await rows(sql`DELETE FROM search_index WHERE collection = ${collection} AND document_id = ${documentId}`);
    },
    async clear() {
      await rows(sql`DELETE FROM search_index`);
    },
    async isEmpty() {
      return (await rows(sql`SELECT 1 FROM search_index LIMIT 1`)).length === 0;
    },
    async countByKind({ words, now }) {
      return toCounts(
        await found(sql`
          SELECT kind, count(*) AS count FROM search_index WHERE ${isFound(words)} AND ${isPublic(now)} GROUP BY kind`),
      );
    },
    async find({ kinds, offset, count, ...query }) {
      const { isCommon, now, words } = query;
      const isAsked = sql`${isPublic(now)} AND kind IN (${listed(kinds.map((kind) => sql`${kind}`))})`;
      const asked = sql`
        SELECT collection, document_id, kind, title, body, path, label, date FROM search_index WHERE ${isAsked}`;
      const best = (isMeant: ReturnType<typeof sql>) =>
        found(sql`${asked} AND ${isMeant} ${bestFirst(query)} LIMIT ${count} OFFSET ${offset}`);
      const [inTitle] = await found(
        sql`SELECT count(*) AS count FROM search_index WHERE ${isInTitle(words)} AND ${isAsked}`,
      );
      const titles = Number(inTitle?.count);
      // Comparing documents unpacks their words. Where titles alone fill the page, the documents after them are not
      // compared, and for common words only as many as fill it.
      const isFilled = titles >= offset + count;
      if (isFilled || !isCommon)
        return (await best(isFilled ? isInTitle(words) : isFound(words))).map(toIndexedDocument);
      const first = titles > offset ? await best(isInTitle(words)) : [];
      const others = await foundByDate(sql`
        ${asked} AND NOT ${isInTitle(words)} AND ${isFound(words)}
        ORDER BY ${newestFirst} LIMIT ${count - first.length} OFFSET ${Math.max(0, offset - titles)}`);
      return [...first, ...others].map(toIndexedDocument);
    },
    async articleIds(query) {
      const [hits] = await found(sql`
        SELECT json_agg(document_id ${bestFirst(query)}) AS ids FROM search_index
        WHERE ${isFound(query.words)} AND ${isPublic(query.now)} AND kind = 'article'`);
      return Array.isArray(hits?.ids) ? hits.ids : [];
    },
  };
}

/** Every word, in any order, each as the beginning of a word. */
function toQuery(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}

/** All or any of the words, as whole words. */
function wholeWords(words: readonly string[], operator: '&' | '|'): string {
  return words.map((word) => `'${word}'`).join(` ${operator} `);
}

/** `'flow':1A,7 'key':2A`. Built here, because PostgreSQL's own parser would split words differently from SQLite. */
function toVector(title: readonly string[], text: readonly string[]): string {
  const positions = new Map<string, string[]>();
  const add = (word: string, position: number, weight: string) => {
    const known = positions.get(word) ?? [];
    if (known.length < maxPositions) known.push(`${Math.min(position, maxPosition)}${weight}`);
    positions.set(word, known);
  };
  for (const [index, word] of title.entries()) add(word, index + 1, 'A');
  for (const [index, word] of text.entries()) add(word, title.length + index + 1, '');
  return [...positions].map(([word, places]) => `'${word}':${places.join(',')}`).join(' ');
}

/** Removes NUL, the only character that PostgreSQL cannot store. */
function removeNul(text: string): string {
  return text.replaceAll('\0', '');
}

/**
 * Forces the use of an index: of words, or, where bitmap scans and sorting are disabled too, of dates. The planner
 * counts a comparison of words as cheap, although it unpacks a whole text, and would rather compare every document:
 * with 10,000 articles that takes ten times as long. It also assumes that every beginning of a word is rare.
 */
async function executeWithout(
  ways: readonly ('seqscan' | 'bitmapscan' | 'sort')[],
  handle: unknown,
  statement: ReturnType<typeof sql>,
): Promise<Row[]> {
  if (
    typeof handle !== 'object' ||
    handle === null ||
    !('transaction' in handle) ||
    typeof handle.transaction !== 'function'
  ) {
    throw new Error('The database has no transactions');
  }
  const rows: unknown = await handle.transaction(async (transaction: unknown) => {
    for (const way of ways) await executed(transaction, sql`SET LOCAL ${sql.identifier(`enable_${way}`)} = off`);
    return executed(transaction, statement);
  });
  return Array.isArray(rows) ? rows : [];
}

async function executed(handle: unknown, statement: ReturnType<typeof sql>): Promise<Row[]> {
  if (typeof handle !== 'object' || handle === null || !('execute' in handle) || typeof handle.execute !== 'function') {
    throw new Error('The database has no way to run a statement');
  }
  const found: unknown = await handle.execute(statement);
  return typeof found === 'object' && found !== null && 'rows' in found && Array.isArray(found.rows) ? found.rows : [];
}
