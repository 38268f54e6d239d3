import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import type { Variables } from '@frontage/contract/variables.ts';
import { z } from 'zod';

/**
 * A CDN in front that can be told to forget pages, so it may keep them. How it wants to be told differs from one to the
 * next, so the operator writes templates: docs/operations/growing.md has some.
 */
export interface CdnSettings {
  /** The header that names an answer's keys, such as `Cache-Tag: {site},{page}`. */
  tags: string;
  purgeUrl: string;
  /** Headers of a purge, separated by `; `. In them `{keys}` are the keys with spaces between. */
  purgeHeaders: string;
  /** In it `{keys}` is a JSON list of the keys. `{key}` is one key: then each has a call of its own. */
  purgeBody: string;
}

const isHeader = (text: string) => /^[A-Za-z\d-]+: ?[\x20-\x7e]+$/.test(text);

export const cdnVariables = {
  CDN_TAGS: z
    .string()
    .refine((text) => isHeader(text) && text.includes('{site}') && text.includes('{page}'), {
      error: 'must be a header with {site} and {page}, such as Cache-Tag: {site},{page}',
    })
    .optional(),
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.example.com/purge' })
    .optional(),
  CDN_PURGE_HEADERS: z
    .string()
    .refine((text) => text.split('; ').every(isHeader), {
      error: 'must be headers with "; " between them, such as Authorization: Bearer abc; Accept: application/json',
    })
    .optional(),
  CDN_PURGE_BODY: z.string().default(''),
};

const needed = ['CDN_TAGS', 'CDN_PURGE_URL', 'CDN_PURGE_HEADERS'] as const;

/** Undefined where no cache in front may keep pages. */
export function cdnOf(values: z.infer<z.ZodObject<typeof cdnVariables>>): CdnSettings | undefined {
  const { CDN_PURGE_BODY, CDN_PURGE_HEADERS, CDN_PURGE_URL, CDN_TAGS } = values;
  if (!CDN_TAGS || !CDN_PURGE_URL || !CDN_PURGE_HEADERS) return undefined;
  return { tags: CDN_TAGS, purgeUrl: CDN_PURGE_URL, purgeHeaders: CDN_PURGE_HEADERS, purgeBody: CDN_PURGE_BODY };
}

/** Throws EnvironmentFault if some of the variables are set, but not all, or if no template takes the keys. */
export function requireWholeCdn(given: Variables): void {
  if (![...needed, 'CDN_PURGE_BODY'].some((name) => given[name])) return;
  const faults = needed.flatMap((name) =>
    given[name]
      ? []
      : [`${name}: is missing, and a CDN that keeps pages needs it. Set it, or leave out all that begin with CDN.`],
  );
  const takesKeys = /\{keys?\}/.test(`${given.CDN_PURGE_HEADERS ?? ''}${given.CDN_PURGE_BODY ?? ''}`);
  if (faults.length === 0 && !takesKeys) {
    faults.push(
      'CDN_PURGE_BODY: says nowhere what to forget. Write {keys} or {key} into it, or into CDN_PURGE_HEADERS.',
    );
  }
  if (faults.length > 0) throw new EnvironmentFault(faults);
}
