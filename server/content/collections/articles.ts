import { pageHead } from '@frontage/contract/pageParts.ts';
import { whole } from '@frontage/contract/primitives/editing.ts';
import { picture } from '@frontage/contract/primitives/picture.ts';
import type { Shape } from '@frontage/contract/primitives/readField.ts';
import { kindOf } from '@frontage/kinds/kinds.ts';
import type { CollectionBeforeChangeHook, CollectionConfig, Field, PayloadRequest } from 'payload';
import { z } from 'zod';
import { words } from '../../fields/isRunningText.ts';
import { originals } from '../../fields/language.ts';
import { layoutOf } from '../../fields/layout.ts';
import { formOf } from '../../fields/payloadFields.ts';
import { chosenBlock, searchPreview, untitled } from '../../fields/uiFields.ts';
import { textOfLayout } from '../../texts/textOfLayout.ts';
import { addressed, addressedFields } from './addressed.ts';

/** Updates the reading time at each save, until somebody sets another number by hand. */
const countMinutes: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const counted = originalDoc?.timeToRead ? minutesToRead(originalDoc.layout) : undefined;
  const minutes = data.timeToRead === undefined ? originalDoc?.timeToRead : data.timeToRead;
  if (minutes && minutes !== counted) return data;
  return { ...data, timeToRead: minutesToRead(data.layout ?? originalDoc?.layout) };
};

interface Opened {
  req?: PayloadRequest;
}

/** Whether somebody opens the form of a new document. A program says what it wants to create. */
const isOpened = ({ req }: Opened) => req?.user && req.payloadAPI === 'local';

/** A new article begins with a text. Texts are open: folded, they look as if nothing were there. */
function beginWithText([start, layout, paste]: ReturnType<typeof layoutOf>): Field[] {
  const defaultValue = (opened: Opened) => (isOpened(opened) ? [{ blockType: 'textbox' }] : undefined);
  return [start, { ...layout, defaultValue, admin: { ...layout.admin, initCollapsed: false } }, paste];
}

/** The blog, for whoever begins an article in the admin. */
async function findUsualCategory(opened: Opened): Promise<number | undefined> {
  const { req } = opened;
  if (!req || !isOpened(opened)) return undefined;
  const where = { slug: { equals: 'blog' } };
  const { docs } = await req.payload.find({ collection: 'categories', where, limit: 1, depth: 0, req });
  return docs[0]?.id;
}

const opening: Field[] = [
  {
    name: 'excerpt',
    type: 'textarea',
    maxLength: 400,
    custom: words,
    admin: { description: 'One or two sentences below the title, wherever articles are listed' },
  },
  {
    name: 'lead',
    type: 'textarea',
    maxLength: 400,
    custom: words,
    admin: { description: 'The paragraph beside the title of the article. The sentences above where this is empty' },
  },
  ...formOf({
    preview: picture.meta({ description: 'The picture of the article in lists' }),
    cover: picture.optional().meta({
      description: 'A wide picture below the title. The picture of the lists where this is empty',
    }),
    coverUpright: picture.optional().meta({
      label: 'Cover for phones',
      description: 'In place of an SVG across the page below 768 px: one drawn 390 wide and 360 high',
    }),
  }),
];

/** Fields of a shape beside the form. */
const beside = (shape: Shape): Field[] =>
  formOf(shape).map((field) => ({ ...field, admin: { ...field.admin, position: 'sidebar' } }) as Field);

const sidebar: Field[] = [
  {
    name: 'date',
    type: 'date',
    required: true,
    defaultValue: () => new Date().toISOString(),
    index: true,
    admin: {
      position: 'sidebar',
      description: 'The day it is dated. A published article with a later day appears when that day comes',
    },
  },
  ...beside({
    timeToRead: whole('Counted from the text unless you enter a number; empty counts it again', 1, 120)
      .optional()
      .meta({ label: 'Minutes to read' }),
  }),
  {
    name: 'writtenBy',
    type: 'relationship',
    relationTo: 'people',
    filterOptions: originals,
    admin: {
      position: 'sidebar',
      description: 'Named below the title, with a link to their page once that is published',
    },
  },
  {
    name: 'reviewedBy',
    label: 'Checked by',
    type: 'relationship',
    relationTo: 'people',
    filterOptions: originals,
    admin: { position: 'sidebar', description: 'Who has checked what it says; named beside the author' },
  },
  {
    name: 'author',
    type: 'text',
    maxLength: 120,
    admin: { position: 'sidebar', description: 'A note for you alone. Visitors see who it is written by above' },
  },
  ...beside({
    durationSeconds: whole('Seconds, for an article about a talk or a video; printed as mm:ss', 1, 86_400)
      .optional()
      .meta({ label: 'Length of the recording' }),
    isFeatured: z.boolean().optional().meta({ label: 'Featured', description: 'Turns in the slider above the blog' }),
    isPopular: z.boolean().optional().meta({
      label: 'Popular',
      description: 'One that readers come back to: the newest five are listed beside the blog',
    }),
  }),
  {
    name: 'category',
    type: 'relationship',
    relationTo: 'categories',
    required: true,
    defaultValue: findUsualCategory,
    admin: { position: 'sidebar', description: 'The first part of the address' },
  },
  {
    name: 'second_categories',
    type: 'relationship',
    label: 'Further categories',
    relationTo: 'categories',
    hasMany: true,
    admin: { position: 'sidebar' },
  },
  {
    name: 'tags',
    type: 'relationship',
    relationTo: 'tags',
    hasMany: true,
    admin: { position: 'sidebar', description: 'Technologies and protocols that it is about' },
  },
];

/** Articles of the blog. R20 and "Article/post". */
export const articles: CollectionConfig = addressed(kindOf('articles'), {
  columns: ['date'],
  searched: ['excerpt', 'author'],
  hooks: { beforeChange: [countMinutes] },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 160,
      custom: words,
      // The page of visits leads here with a search that found nothing.
      defaultValue: ({ req }: { req?: PayloadRequest }) =>
        typeof req?.query?.title === 'string' ? req.query.title : undefined,
    },
    ...addressedFields('articles'),
    chosenBlock('Text'),
    {
      type: 'tabs',
      tabs: [
        { label: 'Text', fields: beginWithText(layoutOf('articles')) },
        { label: 'Opening', fields: opening },
        {
          label: 'Search engines',
          description: 'What is left empty is taken from the title and the sentences below it',
          fields: [
            searchPreview({ title: 'title', description: ['excerpt', 'lead'] }),
            {
              name: 'head',
              type: 'group',
              label: 'Search engines',
              admin: untitled,
              fields: formOf(pageHead.partial().shape),
            },
          ],
        },
      ],
    },
    ...sidebar,
  ],
});

/** Reading speed. */
const wordsPerMinute = 200;

/** Reading time of an article in minutes, at least one. Fenced code and the markup of Markdown do not count. */
export function minutesToRead(layout: unknown): number {
  const text = textOfLayout('articles', layout);
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
