import type { Payload, PayloadRequest } from 'payload';
import type { Import } from '../payload-types.ts';

type Row = Pick<Import, 'key' | 'of' | 'document'> & Partial<Pick<Import, 'title' | 'offered' | 'written'>>;

/** The records of what was imported before, by where it came from. */
export class ImportRows {
  readonly #payload: Payload;

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  async find(key: string): Promise<Import | undefined> {
    const where = { key: { equals: key } };
    const { docs } = await this.#payload.find({ collection: 'imports', where, limit: 1, pagination: false, depth: 0 });
    return docs[0];
  }

  /** Writes the row, in place of one with the same key. */
  async write(row: Row, req?: PayloadRequest): Promise<void> {
    const where = { key: { equals: row.key } };
    const options = { collection: 'imports', data: row, depth: 0, ...(req ? { req } : {}) } as const;
    const { docs } = await this.#payload.update({ ...options, where });
    if (docs.length === 0) await this.#payload.create(options);
  }
}
