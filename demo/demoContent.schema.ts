import { category, categorySlugs } from '@frontage/contract/article.ts';
import { block } from '@frontage/contract/blocks.ts';
import { event } from '@frontage/contract/event.ts';
import { office } from '@frontage/contract/office.ts';
import { offer, pageHead, pageTypes } from '@frontage/contract/page.ts';
import { link } from '@frontage/contract/primitives/link.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import { siteSettings } from '@frontage/contract/siteSettings.ts';
import { z } from 'zod';
import type { PictureName } from './media.ts';
import { type PictureReference, resolvePictures } from './resolvePictures.ts';

/** What stands in for a picture while content is checked before there is a library. */
const stubPicture: Picture = { url: '/media/stub.png', alt: '', width: 480, height: 360, sizes: {} };

/** The same value with each picture given by name. */
type ByName<Value> = Value extends Picture
  ? PictureReference
  : Value extends readonly (infer Entry)[]
    ? ByName<Entry>[]
    : Value extends object
      ? { [Key in keyof Value]: ByName<Value[Key]> }
      : Value;

/** A page block as the demo writes it: the contract's block, with pictures by name. */
export type DemoBlock = ByName<z.input<typeof block>>;

const pictureReference = z.strictObject({ $picture: z.custom<PictureName>((name) => typeof name === 'string') });

/** Passes what the contract's own schema accepts once the pictures are there; keeps the references. */
const demoBlock = z.custom<DemoBlock>().superRefine((written, context) => {
  const checked = block.safeParse(resolvePictures(written, () => stubPicture));
  for (const { path, message } of checked.error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
});

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const media = z.strictObject({
  name: slug,
  kind: z.enum(['drawing', 'social']),
  file: z.string().endsWith('.svg'),
  alt: z.string().min(10).max(200),
  focalPoint: z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) }),
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
});

const article = z.strictObject({
  slug,
  title: z.string().min(1).max(160),
  excerpt: z.string().min(20).max(400),
  date: z.iso.datetime(),
  timeToRead: z.int().positive(),
  preview: pictureReference,
  category: z.enum(categorySlugs),
  second_categories: z.array(z.enum(categorySlugs)),
});

const page = z.strictObject({
  type: z.enum(pageTypes),
  slug,
  title: z.string().min(1).max(120),
  head: pageHead.extend({ image: pictureReference.optional() }).strict(),
  offer: offer.strict().optional(),
  breadcrumbs: z.array(link),
  layout: z.array(demoBlock).min(1),
});

/** All that an empty database is filled with. */
export const demoContent = z.strictObject({
  settings: siteSettings.strict(),
  categories: z.array(category),
  offices: z.array(office),
  events: z.array(event.omit({ id: true }).extend({ slug }).strict()),
  media: z.array(media),
  articles: z.array(article),
  pages: z.array(page),
});

export type DemoContent = z.infer<typeof demoContent>;
export type DemoPage = z.input<typeof page>;
export type DemoArticle = z.input<typeof article>;
