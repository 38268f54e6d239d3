import type { Client, InStatement, ResultSet, Transaction } from '@libsql/client';

/** ms without a statement after which a transaction counts as abandoned and is rolled back. */
const forgottenAfterMs = 60_000;

/**
 * A transaction that has begun on the connection for writing; `unlock` lets the next one begin. SQLite rolls one back by
 * itself if, say, the disk is full: everything after that fails with the same error, and nothing is written outside the
 * transaction.
 */
export class SqliteTransaction implements Transaction {
  closed = false;
  #fault: unknown;
  readonly #connection: Client;
  readonly #isOpen: () => boolean;
  readonly #unlock: () => void;
  readonly #watch: NodeJS.Timeout;

  constructor(connection: Client, isOpen: () => boolean, unlock: () => void) {
    this.#connection = connection;
    this.#isOpen = isOpen;
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

  async commit(): Promise<void> {
    await this.execute('COMMIT');
    this.#end();
  }

  async rollback(): Promise<void> {
    if (this.closed) return;
    try {
      if (this.#isOpen()) await this.#connection.execute('ROLLBACK');
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
      if (!this.#isOpen()) this.#fault = error;
      throw error;
    }
  }

  #end(): void {
    this.closed = true;
    clearTimeout(this.#watch);
    this.#unlock();
  }
}
