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

/** ms within which a new document may still be filled in; a later change is somebody's own. */
const makingMs = 10_000;

/** True where a document of the demo was changed after the demo added it. */
export function isChanged({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }): boolean {
  return Date.parse(updatedAt) - Date.parse(createdAt) > makingMs;
}
