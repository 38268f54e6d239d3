import { ExportFault } from '../export/exportEntry.ts';

const timeoutMs = 60_000;
/** Bytes of one answer: a hundred posts are some megabytes. */
const maxBytes = 64_000_000;

export interface SitePage {
  /** What the answer holds, as JSON. */
  value: unknown;
  /** How many pages there are; 1 where the site does not say. */
  pages: number;
}

/** One answer of the REST API of a WordPress. Undefined where the site does not show it. Throws {@link ExportFault}. */
export async function askSite(address: URL): Promise<SitePage | undefined> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(address, {
      headers: { accept: 'application/json', 'user-agent': 'Frontage-Import/1' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await textOf(answer);
  } catch (error) {
    if (error instanceof ExportFault) throw error;
    throw new ExportFault(`${address.origin} cannot be reached (${reasonOf(error)}). See that the address is right.`, {
      cause: error,
    });
  }
  if ([400, 401, 403, 404].includes(answer.status)) return undefined;
  if (!answer.ok) throw new ExportFault(`${address} answers with status ${answer.status}. Try again later.`);
  try {
    return { value: JSON.parse(text), pages: Number(answer.headers.get('x-wp-totalpages')) || 1 };
  } catch {
    throw new ExportFault(`${address} is no JSON, so there is no REST API of WordPress. Use an export file instead.`);
  }
}

async function textOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new ExportFault(`${answer.url} is larger than ${maxBytes / 1_000_000} MB.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function reasonOf(error: unknown): string {
  const { cause, name } = Object(error) as { cause?: unknown; name?: unknown };
  const { code } = Object(cause) as { code?: unknown };
  return String(code ?? name);
}
