import type { DraftFault } from '@frontage/contract/preview.ts';
import { z } from 'zod';
import { faultOfIssue } from '../page-data/contentErrorOf.ts';

type Fields = Record<string, unknown>;

/** The parts of a draft that can be shown. */
export interface ReadDraft<Block> {
  /** With replacements for fields that do not fit. */
  fields: Fields;
  /** The valid blocks, by their position in the draft. */
  blocks: Map<number, Block>;
  faults: DraftFault[];
}

/**
 * Reads a document that may be incomplete: each field and each block by itself. `missing` has replacements for fields
 * that do not fit.
 */
export function readDraft<Block>(
  document: Fields,
  { block, missing, shape }: { block: z.ZodType<Block>; missing: Fields; shape: Record<string, z.ZodType> },
): ReadDraft<Block> {
  const faults: DraftFault[] = [];
  const fields: Fields = {};
  for (const [name, schema] of Object.entries(shape)) {
    const fit = schema.safeParse(document[name]);
    if (!fit.success) faults.push({ message: messageOf(fit.error, [name], document) });
    const value = fit.success ? fit.data : missing[name];
    if (value !== undefined) fields[name] = value;
  }
  const blocks = new Map<number, Block>();
  const layout: unknown[] = Array.isArray(document.layout) ? document.layout : [];
  for (const [position, one] of layout.entries()) {
    const fit = z.safeParse(block, one);
    if (fit.success) blocks.set(position, fit.data);
    else faults.push({ position, message: messageOf(fit.error, ['layout', position], document) });
  }
  return { fields, blocks, faults };
}

function messageOf({ issues }: z.ZodError, place: PropertyKey[], document: Fields): string {
  return issues.map((issue) => faultOfIssue({ ...issue, path: [...place, ...issue.path] }, document)).join('\n');
}
