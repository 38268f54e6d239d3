import { setTimeout as delay } from 'node:timers/promises';
import { type Client, createClient, type InStatement, type ResultSet, type Transaction } from '@libsql/client';
import { Turnstile } from './turnstile.ts';

/** ms that a write waits for another process before it fails with SQLITE_BUSY. */
const waitForWriterMs = 15_000;
/** ms without a statement after which a transaction counts as forgotten and is rolled back. */
const forgottenAfterMs = 60_000;

/**
 * One connection that reads and one that writes, to the same SQLite file.
 *
 * The client of libsql gives its connection away with each transaction and opens another without any of its
 * settings: busy_timeout and synchronous are lost, and a second writer in the same process blocks the event loop
 * that the first one needs in order to finish. Here writers of this process queue up without blocking, and only
 * another process can hold the lock; for that one the write asks again, again without blocking.
 */
export async function openSqliteClient(url: string): Promise<Client> {
  const reader = createClient({ url });
  const writer = createClient({ url });
  await reader.execute(`PRAGMA busy_timeout = 5000`);
  await writer.execute(`PRAGMA busy_timeout = 5000`);
  await writer.execute('PRAGMA journal_mode = WAL');
  await reader.execute('PRAGMA query_only = ON');
  // FULL: a commit that was answered has reached the disk, whatever happens to the machine.
  await writer.execute('PRAGMA synchronous = FULL');
  await writer.execute('PRAGMA foreign_keys = ON');
  await writer.execute('PRAGMA busy_timeout = 0');
  return new SqliteClient(reader, writer);
}

class SqliteClient implements Client {
  protocol = 'file';
  closed = false;
  readonly #reader: Client;
  readonly #writer: Client;
  readonly #turnstile = new Turnstile();

  constructor(reader: Client, writer: Client) {
    this.#reader = reader;
    this.#writer = writer;
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    if (isRead(statement)) return this.#reader.execute(statement);
    const leave = await this.#turnstile.enter();
    try {
      return await onceFree(() => this.#writer.execute(statement));
    } finally {
      leave();
    }
  }

  async transaction(): Promise<Transaction> {
    const leave = await this.#turnstile.enter();
    try {
      await onceFree(() => this.#writer.execute('BEGIN IMMEDIATE'));
    } catch (error) {
      leave();
      throw error;
    }
    return new SqliteTransaction(this.#writer, leave);
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const transaction = await this.transaction();
    try {
      const results = await transaction.batch(statements);
      await transaction.commit();
      return results;
    } finally {
      transaction.close();
    }
  }

  migrate(statements: InStatement[]): Promise<ResultSet[]> {
    return this.batch(statements);
  }

  async executeMultiple(sql: string): Promise<void> {
    const leave = await this.#turnstile.enter();
    try {
      await onceFree(() => this.#writer.executeMultiple(sql));
    } finally {
      leave();
    }
  }

  sync(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  close(): void {
    this.closed = true;
    this.#reader.close();
    this.#writer.close();
  }
}

class SqliteTransaction implements Transaction {
  closed = false;
  readonly #connection: Client;
  readonly #leave: () => void;
  readonly #watch: NodeJS.Timeout;

  constructor(connection: Client, leave: () => void) {
    this.#connection = connection;
    this.#leave = leave;
    // Payload forgets a transaction where one of its own job updates fails; without this, nobody would ever write again.
    this.#watch = setTimeout(() => this.close(), forgottenAfterMs).unref();
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    if (this.closed) throw new Error('The transaction has ended');
    this.#watch.refresh();
    return this.#connection.execute(statement);
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const results: ResultSet[] = [];
    for (const statement of statements) results.push(await this.execute(statement));
    return results;
  }

  async executeMultiple(sql: string): Promise<void> {
    if (this.closed) throw new Error('The transaction has ended');
    await this.#connection.executeMultiple(sql);
  }

  async commit(): Promise<void> {
    await this.execute('COMMIT');
    this.#end();
  }

  async rollback(): Promise<void> {
    if (this.closed) return;
    try {
      await this.execute('ROLLBACK');
    } finally {
      this.#end();
    }
  }

  close(): void {
    // A fault here means that SQLite has rolled back by itself.
    this.rollback().catch(() => undefined);
  }

  #end(): void {
    this.closed = true;
    clearTimeout(this.#watch);
    this.#leave();
  }
}

function isRead(statement: InStatement): boolean {
  return /^\s*(?:select|explain|pragma)\b/i.test(typeof statement === 'string' ? statement : statement.sql);
}

async function onceFree<Result>(run: () => Promise<Result>): Promise<Result> {
  const givesUpAt = performance.now() + waitForWriterMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() > givesUpAt) throw error;
      await delay(2 + Math.random() * 8);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
