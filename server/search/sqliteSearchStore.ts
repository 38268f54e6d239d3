import { listed, sql } from '../database/sql.ts';
import { type OrderedQuery, type SearchStore, toIndexedDocument } from './SearchStore.ts';
import { searchKinds } from './searchHit.ts';
import { wholeTitle, wordsOf } from './words.ts';

type Row = Record<string, unknown>;

/** The index in SQLite: rows in a table, their words in FTS5 under the same rowid, ranked by bm25. */
export function sqliteSearchStore(handle: unknown): SearchStore {
  const rows = (statement: ReturnType<typeof sql>): Promise<Row[]> => all(handle, statement);
  const matching = (match: string, now: Date) => sql`
    FROM search_words JOIN search_index ON search_index.id = search_words.rowid
    WHERE search_words MATCH ${match}
      AND (search_index.date IS NULL OR search_index.date <= ${now.toISOString()})
      AND (search_index.until IS NULL OR search_index.until > ${now.toISOString()})`;
  // The plus sign keeps SQLite from querying the index again for each row of the list.
  const isAmong = (match: string) => sql`
    +search_words.rowid IN (SELECT same.rowid FROM search_words AS same WHERE same.search_words MATCH ${match})`;
  // First the exact title, then titles with all of the words; otherwise a hit in the title counts as ten in the text.
  const ranks = ({ words, isCommon }: OrderedQuery) => sql`
    ${isAmong(`title : "${wholeTitle(words.join(' '))}"`)} AS is_title,
    ${isAmong(allInTitle(words))} AS is_in_title,
    ${isCommon ? sql`0` : sql`bm25(search_words, 10.0, 1.0)`} AS distance`;
  const ordered = ({ words, isCommon, now }: OrderedQuery) =>
    matching(isCommon ? beginnings(words) : wholeWordsFirst(words), now);
  const bestFirst = sql`ORDER BY is_title DESC, is_in_title DESC, distance, search_index.date DESC NULLS FIRST, search_index.id`;

  return {
    async put({ collection, documentId, kind, title, text, code = '', path, label = null, date = null, until = null }) {
      await this.remove(collection, documentId);
      const [added] = await rows(sql`
        INSERT INTO search_index (collection, document_id, kind, title, path, label, date, until)
        VALUES (${collection}, ${documentId}, ${kind}, ${title}, ${path}, ${label}, ${date}, ${until})
        RETURNING id`);
      const id = Number(added?.id);
      await rows(sql`INSERT INTO search_texts (id, body) VALUES (${id}, ${text})`);
      await rows(sql`
        INSERT INTO search_words (rowid, title, body)
        VALUES (${id}, ${`${wordsOf(title).join(' ')} ${wholeTitle(title)}`}, ${wordsOf(`${text}\n${code}`).join(' ')})`);
    },
    async remove(collection, documentId) {
      const gone = await rows(sql`
        DELETE FROM search_index WHERE collection = ${collection} AND document_id = ${documentId} RETURNING id`);
      for (const { id } of gone) await rows(sql`DELETE FROM search_words WHERE rowid = ${Number(id)}`);
    },
    async clear() {
      await rows(sql`DELETE FROM search_words WHERE rowid IN (SELECT id FROM search_index)`);
      await rows(sql`DELETE FROM search_index`);
    },
    async isEmpty() {
      return (await rows(sql`SELECT 1 FROM search_index LIMIT 1`)).length === 0;
    },
    async countByKind({ words, now }) {
      // Added up in one pass: GROUP BY would sort every row first.
      const sums = listed(
        searchKinds.map((kind) => sql`count(*) FILTER (WHERE kind = ${kind}) AS ${sql.identifier(kind)}`),
      );
      const [counts = {}] = await rows(sql`SELECT ${sums} ${matching(beginnings(words), now)}`);
      return new Map(searchKinds.map((kind) => [kind, Number(counts[kind])]));
    },
    async find({ kinds, offset, count, ...query }) {
      const { now, words } = query;
      const isOfKind = sql`kind IN (${listed(kinds.map((kind) => sql`${kind}`))})`;
      const [inTitle] = await rows(sql`SELECT count(*) AS count ${matching(allInTitle(words), now)} AND ${isOfKind}`);
      // Ranking takes most of the time. Where titles alone fill the page, the documents after them are not ranked.
      const isAsked = Number(inTitle?.count) >= offset + count ? isAmong(allInTitle(words)) : sql`TRUE`;
      const found = await rows(sql`
        SELECT found.*, search_texts.body FROM (
          SELECT search_index.*, ${ranks(query)} ${ordered(query)} AND ${isOfKind} AND ${isAsked}
          ${bestFirst} LIMIT ${count} OFFSET ${offset}
        ) AS found JOIN search_texts ON search_texts.id = found.id
        ORDER BY is_title DESC, is_in_title DESC, distance, found.date DESC NULLS FIRST, found.id`);
      return found.map(toIndexedDocument);
    },
    async articleIds(query) {
      // As one value: transferring thousands of rows takes longer than finding them.
      const [found] = await rows(sql`
        SELECT json_group_array(document_id) AS ids FROM (
          SELECT search_index.document_id, ${ranks(query)} ${ordered(query)} AND kind = 'article' ${bestFirst}
        )`);
      return JSON.parse(String(found?.ids));
    },
  };
}

/** Every word, in any order, each as the beginning of a word. */
function beginnings(words: readonly string[]): string {
  return words.map((word) => `"${word}"*`).join(' AND ');
}

/** Every word, as a whole word, in the title. */
function allInTitle(words: readonly string[]): string {
  return `title : (${words.map((word) => `"${word}"`).join(' AND ')})`;
}

/** Every word or its beginning; a whole word counts twice, also as a beginning, and so ranks higher. */
function wholeWordsFirst(words: readonly string[]): string {
  return words.map((word) => `("${word}" OR "${word}"*)`).join(' AND ');
}

async function all(handle: unknown, statement: ReturnType<typeof sql>): Promise<Row[]> {
  if (typeof handle !== 'object' || handle === null || !('all' in handle) || typeof handle.all !== 'function') {
    throw new Error('The database has no way to run a statement');
  }
  const found: unknown = await handle.all(statement);
  return Array.isArray(found) ? found : [];
}
