import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { product } from './product.ts';

interface Stored {
  leads: number;
  subscribers: number;
  files: number;
  /** Requests to which something was added. */
  additions: number;
}

/** What the store of the product holds for one address: read, never written. */
export function storedFor(email: string, dataDirectory: string = product.dataDirectory): Stored {
  const database = new DatabaseSync(join(dataDirectory, 'frontage.sqlite'), { readOnly: true });
  const count = (query: string) => Number(database.prepare(query).get(email)?.count ?? 0);
  try {
    return {
      leads: count('SELECT count(*) AS count FROM leads WHERE email = ?'),
      subscribers: count('SELECT count(*) AS count FROM subscribers WHERE email = ?'),
      files: count(
        'SELECT count(*) AS count FROM lead_files JOIN leads ON leads.id = lead_files.lead_id WHERE leads.email = ?',
      ),
      additions: count('SELECT count(*) AS count FROM leads WHERE email = ? AND added_at IS NOT NULL'),
    };
  } finally {
    database.close();
  }
}

/** Why a person has to look at the request of an address first; undefined where nobody has to. */
export function quarantineReasonOf(email: string): string | undefined {
  const database = new DatabaseSync(join(product.dataDirectory, 'frontage.sqlite'), { readOnly: true });
  try {
    const row = database.prepare('SELECT quarantine_reason AS reason FROM leads WHERE email = ?').get(email);
    return typeof row?.reason === 'string' ? row.reason : undefined;
  } finally {
    database.close();
  }
}

/** The number of a page, at which the admin opens it. Throws where there is none. */
export function idOfPage(slug: string): number {
  const database = new DatabaseSync(join(product.dataDirectory, 'frontage.sqlite'), { readOnly: true });
  try {
    const id = database.prepare('SELECT id FROM pages WHERE slug = ?').get(slug)?.id;
    if (typeof id !== 'number') throw new Error(`No page has the slug ${slug}`);
    return id;
  } finally {
    database.close();
  }
}
