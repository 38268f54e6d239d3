import { ExportFault } from '../export/exportEntry.ts';
import { type Fetched, FetchFault, type FetchRules, fetchBytes } from '../fetchBytes.ts';

const timeoutMs = 60_000;
/** Most bytes of one answer. A hundred posts are some megabytes. */
const maxBytes = 64_000_000;

export interface SitePage {
  /** The JSON of the answer, parsed. */
  value: unknown;
  /** Number of pages; 1 if the site does not say. */
  pages: number;
}

/**
 * Requests one answer of a WordPress site's REST API. Undefined if the site does not show it. Throws
 * {@link ExportFault}.
 */
export async function askSite(address: URL, rules: FetchRules): Promise<SitePage | undefined> {
  const { data, headers, status } = await fetchAnswer(address, rules);
  if ([400, 401, 403, 404].includes(status)) return undefined;
  if (status !== 200) throw new ExportFault(`${address} answers with status ${status}. Try again later.`);
  try {
    return { value: JSON.parse(data.toString()), pages: Number(headers['x-wp-totalpages']) || 1 };
  } catch {
    throw new ExportFault(`${address} is no JSON, so there is no REST API of WordPress. Use an export file instead.`);
  }
}

async function fetchAnswer(address: URL, rules: FetchRules): Promise<Fetched> {
  try {
    return await fetchBytes(String(address), { accept: 'application/json', maxBytes, timeoutMs, rules });
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error;
    throw new ExportFault(`${address.origin}: ${error.message}. See that the address is right.`, { cause: error });
  }
}
