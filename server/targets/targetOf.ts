import { optionLabelOf } from '@frontage/blocks/editor/fieldWords.ts';
import { pathOfPage } from '@frontage/contract/pageType.ts';
import { formatDate } from '@frontage/contract/primitives/dates.ts';
import { mediaUrl } from '../files/mediaUrl.ts';
import type { Article, Event, LibraryDocument, Media, Page } from '../payload-types.ts';
import type { Standing, Target } from './target.ts';

/** A page as the target of a link. */
export function targetOfPage({
  _status,
  slug,
  title,
  type,
}: Pick<Page, '_status' | 'slug' | 'title' | 'type'>): Target {
  const path = pathOfPage(type, slug);
  return { kind: optionLabelOf(type), title, value: path, detail: path, isPublished: _status === 'published' };
}

/** An article as the target of a link. */
export function targetOfArticle({ _status, address, title }: Pick<Article, '_status' | 'address' | 'title'>): Target {
  const path = address ?? '';
  return { kind: 'Article', title, value: path, detail: path, isPublished: _status === 'published' };
}

/** An event as a target, by its name. */
export function targetOfEvent({ slug, starts, title }: Pick<Event, 'slug' | 'starts' | 'title'>): Target {
  return { kind: 'Event', title, value: slug, detail: formatDate(new Date(starts)), isPublished: true };
}

/** A document of the library as a target, by its name. */
export function targetOfDocument({ name, title }: Pick<LibraryDocument, 'name' | 'title'>): Target {
  return { kind: 'Document', title, value: name, detail: name, isPublished: true };
}

/** The file of a picture, for a link that opens it; undefined where it has none. */
export function targetOfPicture({ alt, filename }: Pick<Media, 'alt' | 'filename'>): Target | undefined {
  if (!filename) return undefined;
  return { kind: 'Picture', title: alt, value: mediaUrl(filename), detail: filename, isPublished: true };
}

/** The same target for a block that names it by the last part of its address. */
export function named(target: Target, name: string): Target {
  return { ...target, value: name };
}

/** The state of a page or an article at `now`; `date`: that of an article. */
export function standingOf(target: Target, date: string | undefined, now: Date): Standing {
  if (!target.isPublished) return { state: 'draft', target };
  return date && new Date(date) > now ? { state: 'later', target, from: date } : { state: 'published', target };
}
