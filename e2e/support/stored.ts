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

/** Reads from the product's database, to which the journeys never write. */
function lookUp<Found>(dataDirectory: string, find: (database: DatabaseSync) => Found): Found {
  const database = new DatabaseSync(join(dataDirectory, 'frontage.sqlite'), { readOnly: true, timeout: 5000 });
  try {
    return find(database);
  } finally {
    database.close();
  }
}

/** What is stored for one email address, or for the phone number of a visitor who gave no address. */
export function countStored(reach: string, dataDirectory: string = product.dataDirectory): Stored {
  return lookUp(dataDirectory, (database) => {
    const count = (query: string) => Number(database.prepare(query).get({ reach })?.count ?? 0);
    return {
      leads: count('SELECT count(*) AS count FROM leads WHERE :reach IN (email, phone)'),
      subscribers: count('SELECT count(*) AS count FROM subscribers WHERE email = :reach'),
      files: count(
        'SELECT count(*) AS count FROM lead_files JOIN leads ON leads.id = lead_files.lead_id WHERE :reach IN (leads.email, leads.phone)',
      ),
      additions: count('SELECT count(*) AS count FROM leads WHERE :reach IN (email, phone) AND added_at IS NOT NULL'),
    };
  });
}

/** Why a request is in quarantine, looked up as in {@link countStored}; undefined if it is not. */
export function quarantineReasonOf(reach: string): string | undefined {
  const query = 'SELECT quarantine_reason AS reason FROM leads WHERE :reach IN (email, phone)';
  const row = lookUp(product.dataDirectory, (database) => database.prepare(query).get({ reach }));
  return typeof row?.reason === 'string' ? row.reason : undefined;
}

/** Number of deliveries still owed for a request. */
export function countOwed(id: number): number {
  const query = "SELECT count(*) AS count FROM deliveries WHERE lead_id = ? AND status = 'owed'";
  return lookUp(product.dataDirectory, (database) => Number(database.prepare(query).get(id)?.count ?? 0));
}

/** The id of the request with an email address. Throws if there is none. */
export function idOfRequest(email: string): number {
  const query = 'SELECT id FROM leads WHERE email = ?';
  const id = lookUp(product.dataDirectory, (database) => database.prepare(query).get(email)?.id);
  if (typeof id !== 'number') throw new Error(`No request has the address ${email}`);
  return id;
}

/** The id of a page, by which the admin opens it. Throws if there is none. */
export const idOfPage = (slug: string): number => idOf('pages', slug);

/** The id of an article, as {@link idOfPage}. */
export const idOfArticle = (slug: string): number => idOf('articles', slug);

function idOf(table: 'pages' | 'articles', slug: string): number {
  const query = `SELECT id FROM ${table} WHERE slug = ?`;
  const id = lookUp(product.dataDirectory, (database) => database.prepare(query).get(slug)?.id);
  if (typeof id !== 'number') throw new Error(`None of the ${table} has the slug ${slug}`);
  return id;
}
