import { setTimeout as delay } from 'node:timers/promises';
import type { Client, InStatement, ResultSet, Transaction } from '@libsql/client';
import { Sqlite3Client } from '@libsql/client/sqlite3';
import Database from 'libsql';
import Waiting from 'libsql/promise';
import { LRUCache } from 'lru-cache';

/** ms without a statement after which a transaction counts as abandoned and is rolled back. */
const forgottenAfterMs = 60_000;

/**
 * A transaction that has begun on the connection for writing; `unlock` lets the next one begin. SQLite rolls one back by
 * itself if, say, the disk is full: everything after that fails with the same error, and nothing is written outside the
 * transaction.
 */
class SqliteTransaction implements Transaction {
  closed = false;
  #fault: unknown;
  readonly #connection: Client;
  readonly #database: Database.Database;
  readonly #unlock: () => void;
  readonly #watch: NodeJS.Timeout;

  constructor(connection: Client, database: Database.Database, unlock: () => void) {
    this.#connection = connection;
    this.#database = database;
    this.#unlock = unlock;
    // Payload abandons a transaction where one of its own job updates fails; without this, nobody could write again.
    this.#watch = setTimeout(() => this.close(), forgottenAfterMs).unref();
  }

  execute(statement: InStatement): Promise<ResultSet> {
    this.#watch.refresh();
    return this.#within(() => this.#connection.execute(statement));
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const results: ResultSet[] = [];
    for (const statement of statements) results.push(await this.execute(statement));
    return results;
  }

  executeMultiple(sql: string): Promise<void> {
    return this.#within(() => this.#connection.executeMultiple(sql));
  }

  /**
   * A commit waits for the disk, so it runs on a thread of libsql, and everybody is served meanwhile. Nothing else may
   * reach the connection until then: it would hold up the event loop.
   */
  async commit(): Promise<void> {
    clearTimeout(this.#watch);
    const committed = this.#within(() => Waiting.prototype.exec.call(this.#database, 'COMMIT'));
    this.closed = true;
    try {
      await committed;
    } catch (error) {
      this.closed = false;
      throw error;
    }
    this.#end();
  }

  async rollback(): Promise<void> {
    if (this.closed) return;
    try {
      if (this.#database.inTransaction) await this.#connection.execute('ROLLBACK');
    } finally {
      this.#end();
    }
  }

  close(): void {
    // Nobody waits for it, and the next one to begin fails if it is still open.
    this.rollback().catch(() => undefined);
  }

  async #within<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.closed) throw new Error('The transaction has ended');
    if (this.#fault !== undefined) throw this.#fault;
    try {
      return await work();
    } catch (error) {
      if (!this.#database.inTransaction) this.#fault = error;
      throw error;
    }
  }

  #end(): void {
    this.closed = true;
    clearTimeout(this.#watch);
    this.#unlock();
  }
}

/** ms that a write waits for another process before it fails with SQLITE_BUSY. */
const waitForWriterMs = 15_000;

/**
 * A client with one connection for reading and one for writing, to the same SQLite file.
 * The client of libsql gives its connection away with each transaction and opens another without any of its settings:
 * busy_timeout and synchronous are lost, and a second writer in the same process blocks the event loop that the first
 * one needs in order to finish. Here writers of this process queue without blocking, so only another process can hold
 * the lock; in that case the write tries again, also without blocking.
 */
export class SqliteClient implements Client {
  protocol = 'file';
  closed = false;
  readonly #reader: Client;
  readonly #writer: Client;
  readonly #begin: Database.Statement;
  readonly #database: Database.Database;
  /** The end of the last transaction: each waits for the one before. */
  #ended: Promise<void> = Promise.resolve();

  constructor(file: string) {
    const writer = new Database(file);
    writer.exec('PRAGMA busy_timeout = 5000');
    writer.exec('PRAGMA journal_mode = WAL');
    // FULL: a confirmed commit is on disk, whatever happens to the machine.
    writer.exec('PRAGMA synchronous = FULL');
    writer.exec('PRAGMA foreign_keys = ON');
    // Overwrites erased data, which would otherwise stay in free pages. Writes no extra page, except for rows over 4
    // kB.
    writer.exec('PRAGMA secure_delete = ON');
    writer.exec('PRAGMA busy_timeout = 0');
    keepStatements(writer);
    const reader = new Database(file);
    reader.exec('PRAGMA busy_timeout = 5000');
    reader.exec('PRAGMA query_only = ON');
    this.#writer = new Sqlite3Client(file, {}, writer, 'number');
    this.#reader = new Sqlite3Client(file, {}, reader, 'number');
    // One statement for all tries: libsql leaves a statement that met a lock unfinished, and no commit succeeds while
    // it is.
    this.#begin = writer.prepare('BEGIN IMMEDIATE');
    this.#database = writer;
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    if (isRead(statement)) return this.#reader.execute(statement);
    const [result] = await this.batch([statement]);
    if (!result) throw new Error('The statement gave no result');
    return result;
  }

  async transaction(): Promise<Transaction> {
    const before = this.#ended;
    const { promise, resolve: unlock } = Promise.withResolvers<void>();
    this.#ended = promise;
    await before;
    try {
      await onceFree(() => this.#begin.run());
    } catch (error) {
      unlock();
      throw error;
    }
    return new SqliteTransaction(this.#writer, this.#database, unlock);
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    return this.#within((transaction) => transaction.batch(statements));
  }

  migrate(statements: InStatement[]): Promise<ResultSet[]> {
    return this.batch(statements);
  }

  executeMultiple(sql: string): Promise<void> {
    return this.#within((transaction) => transaction.executeMultiple(sql));
  }

  sync(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  close(): void {
    this.closed = true;
    this.#reader.close();
    this.#writer.close();
  }

  async #within<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const transaction = await this.transaction();
    try {
      const result = await work(transaction);
      await transaction.commit();
      return result;
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  }
}

/** Characters of SQL whose statements are kept. */
const keptCharacters = 500_000;

/**
 * Prepares each statement once. One that is given up is ended by the garbage collector, on the thread that serves, and
 * that waits for a commit that is under way.
 */
function keepStatements(connection: Database.Database): void {
  const prepare = connection.prepare.bind(connection);
  const kept = new LRUCache<string, Database.Statement>({
    maxSize: keptCharacters,
    sizeCalculation: (_statement, sql) => sql.length,
    memoMethod: (sql) => prepare(sql),
  });
  Object.assign(connection, { prepare: (sql: string) => kept.memo(sql) });
}

function isRead(statement: InStatement): boolean {
  return /^\s*(?:select|explain|pragma)\b/i.test(typeof statement === 'string' ? statement : statement.sql);
}

async function onceFree(begin: () => unknown): Promise<void> {
  const givesUpAt = performance.now() + waitForWriterMs;
  for (;;) {
    try {
      begin();
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > givesUpAt) throw error;
      await delay(2 + Math.random() * 8);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
