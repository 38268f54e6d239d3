import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { previewPath } from '@frontage/contract/preview.ts';
import { collectionsWith } from '@frontage/kinds/kinds.ts';
import { spokenLanguage } from '../admin/say.ts';

/** Collections whose documents can be previewed before they are published: those that are on a page of their own. */
export const previewCollections = collectionsWith('hasDrafts').filter((one) => one !== 'translations');

const previewed = [...previewCollections, 'forms', 'site-settings', 'article-settings', 'emails'] as const;

export interface PreviewClaim {
  /**
   * `site-settings`: the drafted settings around the page with this id; `article-settings`: around the article;
   * `emails`: one of the table of emails; `forms`: on a page of its own.
   */
  collection: (typeof previewed)[number];
  id: number;
  /** Whether it is next to the form of an editor and shows what is typed there. Otherwise it shows what is saved. */
  isLive: boolean;
}

export type PreviewLinks = ReturnType<typeof createPreviewLinks>;

const dayMs = 24 * 3_600_000;
/** Lifetime in whole days, after the day on which the link was made. A form may be open for as long. */
const lifeDays = 7;

/** Links to drafts. They are signed, so none can be forged, and they expire. */
export function createPreviewLinks(
  { backendUrl, payloadSecret }: { backendUrl: string; payloadSecret: string },
  now: () => Date = () => new Date(),
) {
  const key = Buffer.from(hkdfSync('sha256', payloadSecret, '', 'preview', 32));
  const markOf = (words: string) => createHmac('sha256', key).update(words).digest('base64url');

  return {
    /**
     * Returns the URL on the website's host, which renders the draft. It is the same all day, so that a frame does not
     * reload with each save. What it says to editors is in the language of whoever looks.
     */
    issue({ collection, id, isLive }: PreviewClaim): string {
      const kind = isLive ? 'live' : 'shared';
      const until = Math.floor(now().getTime() / dayMs) + 1 + lifeDays;
      const token = `${kind}.${until}.${markOf(`${collection}.${id}.${kind}.${until}`)}`;
      const language = spokenLanguage();
      const said = language === 'en' ? '' : `&language=${language}`;
      return `${backendUrl}${previewPath}/${collection}/${id}?token=${token}${said}`;
    },
    /** Returns undefined if the token is not ours, was made for another document, or has expired. */
    read({ collection, id }: { collection: string; id: string }, token: string): PreviewClaim | undefined {
      const [kind, until, mark = '', ...more] = token.split('.');
      const known = previewed.find((one) => one === collection);
      const wanted = Buffer.from(markOf(`${collection}.${id}.${kind}.${until}`));
      const given = Buffer.from(mark);
      if (!known || more.length > 0 || wanted.length !== given.length || !timingSafeEqual(wanted, given))
        return undefined;
      if (Number(until) * dayMs <= now().getTime()) return undefined;
      return { collection: known, id: Number(id), isLive: kind === 'live' };
    },
  };
}
