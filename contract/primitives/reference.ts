import { z } from 'zod';
import { line } from './editing.ts';

const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'the last part of an address, such as what-an-account-pays' });

/**
 * Fields in which a block names other documents. The page-data client collects them wherever they are in a layout and
 * asks for the documents; a page with a name that leads nowhere is refused.
 */
const referenceFields: Readonly<Record<string, keyof References>> = {
  articleSlugs: 'articleSlugs',
  caseSlug: 'caseSlugs',
  caseSlugs: 'caseSlugs',
};

/** Articles, named by the last part of their addresses, in the order in which they are shown. */
export function articleSlugs(description: string, { min = 1, max = 8 }: { min?: number; max?: number } = {}) {
  return z.array(slug).min(min).max(max).meta({ description, names: 'article' });
}

/** A case, named by the last part of its address. */
export function caseSlug(description: string) {
  return slug.meta({ description, names: 'case' });
}

/** Cases, named by the last part of their addresses, in the order in which they are shown. */
export function caseSlugs(description: string, { min = 1, max = 6 }: { min?: number; max?: number } = {}) {
  return z.array(slug).min(min).max(max).meta({ description, names: 'case' });
}

/** An event, named by the last part of its address. */
export function eventSlug(description: string) {
  return line(description, { max: 80 }).meta({ names: 'event' });
}

/** A person, named by the last part of their address. */
export function personSlug(description: string) {
  return slug.meta({ description, names: 'person' });
}

/** The documents that a layout refers to, each once. */
export interface References {
  articleSlugs: string[];
  caseSlugs: string[];
}

/** Collects the references of a layout, at any depth. */
export function referencesIn(layout: unknown): References {
  const found = { articleSlugs: new Set<string>(), caseSlugs: new Set<string>() };
  const visit = (value: unknown): void => {
    // Entries of a list are visited under their indices, which never name references.
    if (typeof value !== 'object' || value === null) return;
    for (const [name, entry] of Object.entries(value)) {
      const kind = Object.hasOwn(referenceFields, name) ? referenceFields[name] : undefined;
      if (!kind) visit(entry);
      else for (const one of [entry].flat()) if (typeof one === 'string') found[kind].add(one);
    }
  };
  visit(layout);
  return { articleSlugs: [...found.articleSlugs], caseSlugs: [...found.caseSlugs] };
}
