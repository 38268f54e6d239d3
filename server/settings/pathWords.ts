import { isOfSite } from '@frontage/contract/hostPaths.ts';
import type { Language } from '@frontage/contract/language.ts';
import { ownPathNames, pathNames } from '@frontage/contract/pathNames.ts';
import type { PathWords } from '@frontage/contract/spokenPaths.ts';
import { siteLanguage } from '@frontage/contract/translation.ts';
import { type GlobalBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import { nameOfLanguage, say } from '../admin/say.ts';

interface Row {
  code: Language;
  paths?: PathWords | null;
}

/**
 * Keeps the words of addresses that visitors know, so that those lead on to the new ones. Settings that are saved without
 * words have those that they had. What would lead to two things is refused at its field, as is a language at whose
 * address a page of the default one stands.
 */
export const keepPathWords: GlobalBeforeValidateHook = async ({ data, req }) => {
  if (!Array.isArray(data?.languages)) return data;
  const select = { languages: true } as const;
  const before = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, select, req });
  const isPublished = data._status !== 'draft';
  const languages = (data.languages as Row[]).map((row, place) => {
    // Whatever it is called now, the first one stands at the addresses of the first one that was.
    const was = before.languages?.find(({ code }, at) => (place === 0 ? at === 0 : code === row.code));
    if (row.paths === undefined) return { ...row, paths: was?.paths ?? null };
    const { data: now } = siteLanguage.shape.paths.safeParse(row.paths ?? {});
    // What is no list of words is refused by its field.
    if (!now || !isPublished) return row;
    return { ...row, paths: withFormer(now, was?.paths ?? {}) };
  });
  for (const [place, row] of isPublished ? languages.entries() : []) {
    const isNew = place > 0 && !before.languages?.some(({ code }) => code === row.code);
    const taken = isNew ? await findPageAt(req, row.code) : undefined;
    const below = place > 0 ? `/${row.code}` : '';
    const codes = place > 0 ? [] : languages.slice(1).map(({ code }): string => code);
    const { data: words } = siteLanguage.shape.paths.safeParse(row.paths ?? undefined);
    const message = taken ?? (words && (await findTaken(req, words, below, codes)));
    if (!message) continue;
    const errors = [{ path: `languages.${place}.${taken ? 'code' : 'paths'}`, message, label: message }];
    throw new ValidationError({ global: 'site-settings', errors, req }, req.t);
  }
  return { ...data, languages };
};

/** The present word of each path, then those that it had. */
function withFormer(now: PathWords, was: PathWords): PathWords {
  const present = new Set(pathNames.map((name) => now[name]?.[0] ?? name));
  const all = pathNames.map((name) => {
    const former = (was[name] ?? []).filter((word) => !present.has(word));
    return [name, [now[name]?.[0] ?? name, ...new Set(former)]] as const;
  });
  return Object.fromEntries(all.filter(([name, words]) => words.length > 1 || words[0] !== name));
}

/** It was made while the site did not have the language. */
async function findPageAt(req: PayloadRequest, code: Language): Promise<string | undefined> {
  const [at, isDefault] = [`/${code}`, { language: { exists: false } }];
  const where = { and: [{ address: { equals: at } }, { _status: { equals: 'published' } }, isDefault] };
  const { docs } = await req.payload.find({ collection: 'pages', where, select: { title: true }, depth: 0, req });
  return (
    docs[0] &&
    say(
      '{at} is the address of the page “{title}”, and would be that of the first page in {language}. Give the page another end of its address, then add the language',
      { at, title: docs[0].title, language: nameOfLanguage(code) },
    )
  );
}

/**
 * What is where a word would lead: the host's own, a further language, or what is published. Beside a folder there may be
 * one page, which is above what is in it.
 */
async function findTaken(
  req: PayloadRequest,
  paths: PathWords,
  below: string,
  codes: readonly string[],
): Promise<string | undefined> {
  const words = Object.entries(paths).map(([name, [word = name]]) => [name, word] as const);
  const at = (part: string) => `${below}/${part}`;
  const isHeld = (word: string) => codes.includes(word) || [at(word), at(`${word}/x`)].some(isOfSite);
  for (const [name, held] of words)
    if (held !== name && isHeld(held))
      return say('“{held}” cannot stand for /{name}: the site has something else at /{held}', { held, name });
  const where = {
    and: [{ address: { in: words.flat().map(at) } }, { _status: { equals: 'published' } }],
  };
  const asked = { select: { title: true, slug: true }, depth: 0, pagination: false } as const;
  const { docs } = await req.payload.find({ collection: 'pages', where, ...asked, req });
  for (const [name, word] of words) {
    const there = docs.filter(({ slug }) => [name, word].some((part) => `/${slug}` === at(part)));
    const isOwn = ownPathNames.includes(name);
    if (there.length > (isOwn ? 0 : 1))
      return say('“{word}” cannot stand for /{name}: {at} is the address of the page “{title}”', {
        word,
        name,
        at: at(word),
        title: there[0]?.title ?? '',
      });
  }
  return undefined;
}
