import type { Client, InStatement, ResultSet, Transaction } from '@libsql/client';

/** ms without a statement after which a transaction counts as abandoned and is rolled back. */
const forgottenAfterMs = 60_000;

/** A transaction that has begun on the connection for writing; `unlock` lets the next one begin. */
export class SqliteTransaction implements Transaction {
  closed = false;
  readonly #connection: Client;
  readonly #unlock: () => void;
  readonly #watch: NodeJS.Timeout;

  constructor(connection: Client, unlock: () => void) {
    this.#connection = connection;
    this.#unlock = unlock;
    // Payload abandons a transaction where one of its own job updates fails; without this, nobody could write again.
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
    // An error here means that SQLite has already rolled back.
    this.rollback().catch(() => undefined);
  }

  #end(): void {
    this.closed = true;
    clearTimeout(this.#watch);
    this.#unlock();
  }
}
