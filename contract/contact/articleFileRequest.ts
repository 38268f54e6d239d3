import * as z from 'zod/mini';
import { emailField, fault, optionalText, phoneField, tagsField } from './fields.ts';
import { maxCharacters } from './limits.ts';

/** `POST /send-mail/article-file`: a document that an article offers. R47. */
export const articleFileFields = z.object({
  name: optionalText('name', maxCharacters.name),
  company: optionalText('company', maxCharacters.company),
  email: emailField,
  phone: phoneField,
  /** The document's name in the library. */
  type: z.string(fault('required')).check(z.regex(/^[a-z0-9-]{1,80}$/)),
  /** The article that offers it. */
  articleId: z.string(fault('required')).check(z.regex(/^[1-9]\d{0,14}$/)),
  /** Slugs of the article's topics. */
  tags: z._default(tagsField, []),
});

export type ArticleFileFields = z.infer<typeof articleFileFields>;

/** The answer: a link to the document, which expires. R47. */
export const articleFileSuccess = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    /** Path on the backend's host. */
    downloadUrl: z.string(),
    /** ISO time at which the link expires. */
    until: z.string(),
  }),
});

export type ArticleFileSuccess = z.infer<typeof articleFileSuccess>;
