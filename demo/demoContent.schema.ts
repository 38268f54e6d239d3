import { category, categorySlugs, tag } from '@frontage/contract/article.ts';
import { articleBlock, block } from '@frontage/contract/blocks.ts';
import { event } from '@frontage/contract/event.ts';
import { glossaryTerm } from '@frontage/contract/glossary.ts';
import { office } from '@frontage/contract/office.ts';
import { cardFields, pageHead, pageTypes } from '@frontage/contract/pageParts.ts';
import { type RecordedFile, recordedTypes } from '@frontage/contract/primitives/editing.ts';
import { link } from '@frontage/contract/primitives/link.ts';
import type { Picture, SlidePicture } from '@frontage/contract/primitives/picture.ts';
import { review } from '@frontage/contract/review.ts';
import { settingsWords, siteSettings } from '@frontage/contract/siteSettings.ts';
import { mailWords } from '@frontage/contract/words/ownWords.ts';
import { type KindWith, kindsWith } from '@frontage/kinds/kinds.ts';
import { offer } from '@frontage/kinds/page/page.schema.ts';
import { z } from 'zod';
import type { PictureName } from './media.ts';
import { type FileReference, type PictureReference, resolvePictures } from './resolvePictures.ts';

/** Takes the place of a picture when content is checked before there is a library. */
const stubPicture: Picture & SlidePicture = {
  url: '/media/stub.png',
  src: '/media/stub.png',
  alt: '',
  width: 480,
  height: 360,
  sizes: {},
};

const stubFile = (name: string) => ({
  url: `/media/${name}`,
  type: Object.entries(recordedTypes).find(([, ending]) => name.endsWith(`.${ending}`))?.[0],
});

/** The same type with pictures given by name. */
type ByName<Value> = Value extends Picture | SlidePicture
  ? PictureReference
  : Value extends RecordedFile
    ? FileReference
    : Value extends readonly (infer Entry)[]
      ? ByName<Entry>[]
      : Value extends object
        ? { [Key in keyof Value]: ByName<Value[Key]> }
        : Value;

/** A page block in the demo: the contract's block, with pictures by name. */
export type DemoBlock = ByName<z.input<typeof block>>;

const pictureReference = z.strictObject({ $picture: z.custom<PictureName>((name) => typeof name === 'string') });

/** An article block in the demo. */
export type DemoArticleBlock = ByName<z.input<typeof articleBlock>>;

const demoBlock = withPicturesByName<DemoBlock>(block);
const demoArticleBlock = withPicturesByName<DemoArticleBlock>(articleBlock);

/** Accepts what the contract's own schema accepts with pictures filled in; keeps the references. */
function withPicturesByName<Written>(schema: z.ZodType) {
  return z.custom<Written>().superRefine((written, context) => {
    const checked = schema.safeParse(resolvePictures(written, () => stubPicture, stubFile));
    for (const { path, message } of checked.error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
  });
}

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const media = z.strictObject({
  name: slug,
  kind: z.enum(['drawing', 'figure', 'cover', 'scene', 'place', 'social']),
  file: z.string().endsWith('.svg'),
  alt: z.string().min(10).max(200),
  focalPoint: z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) }),
});

const article = z.strictObject({
  slug,
  title: z.string().min(1).max(160),
  excerpt: z.string().min(20).max(400),
  /** The paragraph next to the title; the excerpt if left out. */
  lead: z.string().min(20).max(400).optional(),
  date: z.iso.datetime(),
  /** Length of the article's video. */
  durationSeconds: z.int().positive().optional(),
  isFeatured: z.boolean().optional(),
  isPopular: z.boolean().optional(),
  /** Slugs of people. */
  writtenBy: slug.optional(),
  reviewedBy: slug.optional(),
  preview: pictureReference,
  cover: pictureReference.optional(),
  /** In place of `cover` on narrow screens. */
  coverUpright: pictureReference.optional(),
  category: z.enum(categorySlugs),
  second_categories: z.array(z.enum(categorySlugs)),
  tags: z.array(slug),
  head: pageHead.extend({ image: pictureReference.optional() }).partial().strict().optional(),
  layout: z.array(demoArticleBlock).min(1),
});

const page = z.strictObject({
  type: z.enum(pageTypes),
  slug,
  title: z.string().min(1).max(120),
  head: pageHead.extend({ image: pictureReference.optional() }).strict(),
  offer: offer.strict().optional(),
  breadcrumbs: z.array(link),
  layout: z.array(demoBlock).min(1),
  card: cardFields.extend({ picture: pictureReference.optional() }).strict().optional(),
});

type Form = KindWith<'form'>;
type Declared = {
  [One in Form as One['collection']]: ({ slug: string } & Record<One['title'], string> &
    ByName<z.input<z.ZodObject<One['form']['fields']>>>)[];
};

/** Documents of the kinds that declare their form; an agency's own ones have no demo. */
const declared = Object.fromEntries(
  kindsWith('form')
    .filter((kind) => 'demo' in kind)
    .map(({ collection, form, title }) => [
      collection,
      z.array(withPicturesByName(z.strictObject({ slug, [title]: z.string().min(1).max(160), ...form.fields }))),
    ]),
) as unknown as { [Name in keyof Declared]: z.ZodArray<z.ZodType<Declared[Name][number]>> };

/** Documents in a further language, each with the slug of its original. */
const twins = <Document extends z.ZodType>(document: Document) =>
  z.array(z.strictObject({ original: slug, twin: document }));

type Words = {
  [One in KindWith<'words'> as One['name']]?: Record<string, z.input<z.ZodObject<One['words']['fields']>>>;
};
const words: z.ZodType<Words> = z.strictObject(
  Object.fromEntries(
    kindsWith('words').map(({ name, words }) => [name, z.record(z.string(), z.strictObject(words.fields)).optional()]),
  ),
) as never;

/** Sentences of emails in the agency's own words. */
const ownMails = { emailWords: mailWords.optional() };
type OwnMails = z.input<z.ZodObject<typeof ownMails>>;

/** A further language of the site. */
const language = z.strictObject({
  code: z.enum(['de', 'ar']),
  /** Those settings that are words. */
  settings: withPicturesByName<ByName<z.input<typeof settingsWords>> & OwnMails>(
    settingsWords.extend(ownMails).strict(),
  ),
  pages: twins(page),
  articles: twins(article),
  people: twins(declared.people.element),
  /** What pictures show; an upright one shows what the one of its name does. */
  pictures: z.custom<Partial<Record<PictureName, string>>>(
    (words) => z.record(z.string(), z.string().min(10).max(200)).safeParse(words).success,
  ),
  /** What is written in drawings, by the words of the originals; the others stay as they are. */
  labels: z.record(z.string(), z.string().min(1)).optional(),
  /** Of documents without pages, by the name of their kind and what tells them: a slug, or the city of an office. */
  words,
});

/** Everything that fills an empty database. */
export const demoContent = z.strictObject({
  ...declared,
  settings: withPicturesByName<ByName<z.input<typeof siteSettings>> & OwnMails>(siteSettings.extend(ownMails).strict()),
  languages: z.array(language),
  categories: z.array(
    category.extend({ heading: z.string().max(90), description: z.string().min(50).max(200) }).strict(),
  ),
  tags: z.array(tag.strict()),
  glossary: z.array(glossaryTerm.omit({ id: true, letter: true }).strict()),
  reviews: z.array(review.omit({ id: true }).extend({ picture: pictureReference.optional() }).strict()),
  offices: z.array(office),
  events: z.array(event.omit({ id: true }).extend({ slug }).strict()),
  media: z.array(media),
  articles: z.array(article),
  pages: z.array(page),
});

export type DemoContent = z.infer<typeof demoContent>;
export type DemoLanguage = z.input<typeof language>;
export type DemoPage = z.input<typeof page>;
export type DemoArticle = z.input<typeof article>;
