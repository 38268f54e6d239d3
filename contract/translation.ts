import { z } from 'zod';
import { languages } from './language.ts';

/** A part of an address, as slugs are. */
const pathWord = z
  .string()
  .max(60, { error: 'at most 60 characters' })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'small letters, digits and single hyphens' });

/** A language of the site. The first one is the default, which visitors always see. */
export const siteLanguage = z.object({
  code: z.enum(languages).meta({ label: 'Language' }),
  isVisible: z.boolean().optional().meta({
    label: 'Visitors see it',
    description: 'Until then, what is published in it stays between us: only previews show it',
  }),
  /** {@link PathWords}. */
  paths: z
    .record(pathWord, z.array(pathWord).min(1))
    .optional()
    .meta({ label: 'Words of its addresses', widget: 'pathWords' }),
});

/** A published document in one language: itself, or the same in another language. `link`: its path on the site. */
export const translation = z.object({
  lang: z.string(),
  id: z.int().positive(),
  slug: z.string(),
  link: z.string().startsWith('/'),
});

export type Translation = z.infer<typeof translation>;

/** Where a page is in one of its languages. */
export type TwinLink = Pick<Translation, 'lang' | 'link'>;

interface Answered {
  id: number;
  slug: string;
  translations?: readonly Translation[] | undefined;
}

/** The document of the default language that an answer stands for in its own: others name it by that id and slug. */
export function originalOf({ id, slug, translations = [] }: Answered): { id: number; slug: string } {
  return translations[0] ?? { id, slug };
}

/** What answers say beside a document where its language matters. */
export const inLanguage = {
  /** Left out where it is the default language, and no language was asked for. */
  lang: z.string().optional(),
  /** In every language that has it, its own included; only where a language was asked for. */
  translations: z.array(translation).optional(),
};
