import { page } from '@frontage/kinds/page/page.schema.ts';
import { z } from 'zod';
import { articleCard, articleList, category, listedCategory, listedTag, tag } from './article.ts';
import { articleBlock, block } from './blocks.ts';
import { dayPattern } from './contact/fields.ts';
import { event } from './event.ts';
import { glossaryTerm } from './glossary.ts';
import { listedPost } from './listedPost.ts';
import { office } from './office.ts';
import { pageCard, pageHead } from './pageParts.ts';
import { post, postLite } from './post.ts';
import { picture, slidePicture } from './primitives/picture.ts';
import { review } from './review.ts';
import { siteSettings } from './siteSettings.ts';

/** A JSON Schema in the dialect 2020-12, which OpenAPI 3.1 uses unchanged. */
export type JsonSchema = Record<string, unknown>;

const named: Record<string, z.core.$ZodType> = {
  articleCard,
  articleList,
  category,
  event,
  glossaryTerm,
  listedCategory,
  listedPost,
  listedTag,
  office,
  page,
  pageCard,
  pageHead,
  picture,
  post,
  postLite,
  review,
  siteSettings,
  slidePicture,
  tag,
};

const componentPath = '#/components/schemas/';

/** Schemas that the document has once, by name. */
export interface Components {
  schemas: Record<string, JsonSchema>;
  /** The reference to a named schema. */
  refTo(schema: z.core.$ZodType): JsonSchema;
}

/**
 * Names the schemas of answers, and the blocks by their layout names; each refers to the others.
 * `more` has further schemas by name; one that already has a name keeps it.
 */
export function nameSchemas(more: Record<string, z.core.$ZodType>): Components {
  const registry = z.registry<{ id: string }>();
  const add = (id: string, schema: z.core.$ZodType) => {
    if (!registry.has(schema)) registry.add(schema, { id });
  };
  for (const [id, schema] of Object.entries(named)) add(id, schema);
  for (const one of [...block.options, ...articleBlock.options]) add(`block.${one.shape.acf_fc_layout.value}`, one);
  for (const [id, schema] of Object.entries(more)) add(id, schema);
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `${componentPath}${id}`, override: cleanSchema });
  return {
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]): [string, JsonSchema] => [id, schema]),
    ),
    refTo(schema) {
      const id = registry.get(schema)?.id;
      if (!id) throw new Error('A schema of the document has no name');
      return { $ref: `${componentPath}${id}` };
    },
  };
}

/** The schema of what a caller sends, so before defaults are filled in and lists are split. */
export function givenSchema(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _, ...given } = z.toJSONSchema(schema, { io: 'input', override: cleanSchema });
  return given;
}

/** Removes what only our editor understands, and patterns that only repeat a format. */
function cleanSchema({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
  delete jsonSchema.usual;
  delete jsonSchema.widget;
  delete jsonSchema.relatesTo;
  delete jsonSchema.recorded;
  delete jsonSchema.names;
  delete jsonSchema.label;
  if (jsonSchema.pattern === dayPattern.source) jsonSchema.format = 'date';
  if (jsonSchema.format === 'date-time' || jsonSchema.format === 'date') delete jsonSchema.pattern;
  // Not a format of JSON Schema; the pattern next to it says the same.
  if (jsonSchema.format === 'starts_with') delete jsonSchema.format;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

/** An error of the content API, in WordPress's shape. R40, R55. */
export const contentProblem = z.object({
  code: z.enum(['rest_no_route', 'rest_post_invalid_id', 'rest_invalid_param', 'rest_internal_error']),
  message: z.string(),
  data: z.object({
    status: z.int(),
    params: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'By field, what is wrong with it; what was sent is not repeated' }),
  }),
});
export type ContentProblem = z.infer<typeof contentProblem>;
