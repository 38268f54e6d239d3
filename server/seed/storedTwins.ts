import { slugIn } from '@frontage/contract/language.ts';

/** The twins of a collection in further languages, with the slugs under which they are stored. */
export function storedTwins<
  Name extends string,
  Document extends { slug: string },
  Language extends { code: string } & Record<Name, readonly { twin: Document }[]>,
>(languages: readonly Language[], collection: Name): Language[Name][number]['twin'][] {
  return languages.flatMap((language) =>
    language[collection].map(({ twin }) => ({ ...twin, slug: slugIn(language.code, twin.slug) })),
  );
}
