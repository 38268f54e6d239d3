import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '@frontage/server/testing/chance.ts';

/** What all visitors saw. */
export interface Seen {
  pages: number;
  /** Answers that never came or broke off, because the host was killed. */
  refused: number;
  /** Answers before anything was published. */
  preparing: number;
  /** Violated expectations, in words. */
  faults: string[];
}

interface Visit {
  url: string;
  chance: Chance;
  /** The paths of all pages; none before anything is published. */
  paths: () => readonly string[];
  seen: Seen;
  signal: AbortSignal;
}

/** Most faults that are reported; what goes wrong once goes wrong often. */
const mostFaults = 30;
/** Time in ms between two pages of a visitor, and before a visitor tries again. */
const pausesMs = { page: 30, refused: 150 };

/** Looks at random pages, one at a time, until the signal. */
export async function visit({ chance, paths, seen, signal, url }: Visit): Promise<void> {
  let newest = { phone: 0, path: '' };
  while (!signal.aborted) {
    const known = paths();
    const path = known.length > 0 ? chance.pick(known) : '/';
    const encoding = chance.pick(['br', 'gzip', 'identity']);
    const addFault = (words: string) => {
      if (seen.faults.length < mostFaults) seen.faults.push(`${path} (${encoding}): ${words}`);
    };
    try {
      const { html, isForVisitor, status } = await ask(url + path, encoding);
      if (status === 503 && known.length === 0) seen.preparing += 1;
      else if (status !== 200) addFault(`status ${status}`);
      else {
        seen.pages += 1;
        for (const fault of await faultsOf(html, url)) addFault(fault);
        const phone = Math.max(...findPhones(html));
        // A page drawn for one visitor shows published content, which may be live everywhere only a moment later.
        const isOlder = !isForVisitor && phone < newest.phone;
        if (isOlder) addFault(`phone ${phone} after ${newest.phone} at ${newest.path}`);
        if (!isForVisitor && !isOlder) newest = { phone, path };
      }
      await pause(pausesMs.page);
    } catch (error) {
      if (!isRefusal(error)) addFault(String(error));
      seen.refused += 1;
      await pause(pausesMs.refused);
    }
  }
}

/** Returns the faults of a page; its files are requested too. */
export async function faultsOf(html: string, url: string): Promise<string[]> {
  const faults: string[] = [];
  if (!html.trimEnd().endsWith('</html>')) faults.push(`ends with ${JSON.stringify(html.slice(-60))}`);
  const phones = new Set(findPhones(html));
  if (phones.size !== 1) faults.push(`shows the phones ${[...phones].join(', ') || 'of nobody'}`);
  for (const file of new Set(html.match(/\/_astro\/[\w.@~-]+/g))) {
    const { status } = await ask(url + file, 'br');
    if (status !== 200) faults.push(`asks for ${file}, status ${status}`);
  }
  return faults;
}

/** Returns the last digits of the phone numbers on a page, as links and as texts; see `phoneOf`. */
export function findPhones(html: string): number[] {
  return [...html.matchAll(/\+1 ?555 ?010 ?(\d{4})/g)].map(([, digits]) => Number(digits));
}

async function ask(url: string, encoding: string) {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': encoding }, redirect: 'manual' });
  const isForVisitor = answer.headers.get('cache-control')?.includes('no-store') ?? false;
  return { status: answer.status, html: await answer.text(), isForVisitor };
}

/** Whether the host is not there, or ended in the middle of an answer. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(code);
}
