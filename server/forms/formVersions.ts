import { createHash } from 'node:crypto';
import { questionsSchema } from '@frontage/contract/forms/questions.ts';
import type { CollectionConfig, Payload, PayloadRequest } from 'payload';
import type { FormVersion } from '../payload-types.ts';

/**
 * The questions of forms as they were shown, permanent: a page may be open for hours, and its answers are read by the
 * questions that it asked.
 */
export const formVersions: CollectionConfig = {
  slug: 'form-versions',
  admin: { hidden: true },
  fields: [
    // The id of the form and the version, joined by a space.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'questions', type: 'json', required: true },
  ],
};

/** The version of questions is derived from them: the same ones always have the same version. */
export function versionOf(questions: unknown): string {
  return `v-${createHash('sha256').update(JSON.stringify(questions)).digest('hex').slice(0, 12)}`;
}

/** Keeps the questions of a form, within the transaction of the change. */
export async function keepQuestions(req: PayloadRequest, form: string, questions: unknown): Promise<void> {
  const read = questionsSchema.safeParse(questions).data;
  if (!read) return;
  const key = `${form} ${versionOf(read)}`;
  const where = { key: { equals: key } };
  if (await req.payload.db.findOne<FormVersion>({ collection: 'form-versions', where, req })) return;
  await req.payload.create({ collection: 'form-versions', data: { key, questions: read }, depth: 0, req });
}

/** The questions that a form asked in a version; undefined where it never did. */
export async function findQuestions(payload: Payload, form: string, version: string) {
  const where = { key: { equals: `${form} ${version}` } };
  const kept = await payload.db.findOne<FormVersion>({ collection: 'form-versions', where });
  return kept ? questionsSchema.safeParse(kept.questions).data : undefined;
}
