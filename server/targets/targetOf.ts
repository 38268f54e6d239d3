import type { Kind, KindName } from '@frontage/kinds/defineKind.ts';
import { typeOf } from '@frontage/kinds/kinds.ts';
import { say } from '../admin/say.ts';
import { mediaUrl } from '../files/namesOfFiles.ts';
import type { Media } from '../payload-types.ts';
import type { Standing, Target } from './target.ts';

/** A document with a page as the target of a link. */
export function targetOf(kind: Kind, document: object): Target {
  const stored = { ...document } as Record<string, unknown>;
  const path = String(stored.address ?? '');
  const label = kind.types?.[typeOf(kind, stored)]?.label ?? kind.label.one;
  return {
    kind: say(label),
    title: String(stored[kind.title]),
    value: path,
    detail: path,
    isPublished: isPublished(stored),
  };
}

/** A document as the target of a name in a block. */
export function targetNamed(kind: Kind, { detailOf, key }: KindName, document: object): Target {
  const stored = { ...document } as Record<string, unknown>;
  const value = String(stored[key]);
  if (kind.page) return { ...targetOf(kind, document), value };
  const title = String(stored[kind.title]);
  return { kind: say(kind.label.one), title, value, detail: detailOf?.(stored) ?? value, isPublished: true };
}

function isPublished({ _status }: Record<string, unknown>): boolean {
  return _status === undefined || _status === 'published';
}

/** The file of a picture, for a link that opens it; undefined where it has none. */
export function targetOfPicture({ alt, filename }: Pick<Media, 'alt' | 'filename'>): Target | undefined {
  if (!filename) return undefined;
  return { kind: say('Picture'), title: alt, value: mediaUrl(filename), detail: filename, isPublished: true };
}

/** The state of a document at `now`. */
export function standingOf(target: Target, { appears }: Kind, document: object, now: Date): Standing {
  if (!target.isPublished) return { state: 'draft', target };
  const from: unknown = appears && Reflect.get(document, appears);
  return typeof from === 'string' && new Date(from) > now
    ? { state: 'later', target, from }
    : { state: 'published', target };
}
