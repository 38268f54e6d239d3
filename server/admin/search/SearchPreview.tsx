'use client';

import { useConfig, useFormFields } from '@payloadcms/ui';
import type { Media } from '../../payload-types.ts';
import { say } from '../say.ts';
import { useAnswer } from '../useAnswer.ts';
import { Counter } from './Counter.tsx';
import styles from './search.module.css';

interface SearchPreviewProps {
  /** Fields used in place of empty ones: the title and the first sentences. */
  instead: { title: string; description: string[] };
}

/** Shows, as one types, how search engines and shared links present a page, and whether its words fit. */
export function SearchPreview({ instead }: SearchPreviewProps) {
  const { config } = useConfig();
  const siteUrl = String(config.admin.custom?.siteUrl);
  const read = useFormFields(([fields]) => (path: string) => {
    const value = fields[path]?.value;
    return typeof value === 'string' ? value.trim() : '';
  });
  const image = useFormFields(([fields]) => fields['head.image']?.value);
  const title = read('head.title') || read(instead.title);
  const description = read('head.description') || instead.description.map(read).find(Boolean) || '';
  const address = read('address') || `/${read('slug')}`;
  const media = useAnswer<Media>(typeof image === 'number' ? `/api/media/${image}?depth=0` : undefined);
  const picture = media?.thumbnailURL ?? media?.url;
  return (
    <section className={styles.preview} aria-label={say('Preview of search result and card')}>
      <h3>{say('As a search result')}</h3>
      <div className={styles.result}>
        <span>{`${siteUrl}${address}`}</span>
        <strong>{shortened(title, 60) || say('Without a title')}</strong>
        <p>
          {shortened(description, 160) || say('Without a description, search engines choose a sentence themselves.')}
        </p>
      </div>
      <h3>{say('As a card, where somebody shares it')}</h3>
      <div className={styles.shared}>
        {picture ? (
          // biome-ignore lint/performance/noImgElement: a thumbnail that the library has cut already
          <img src={picture} alt="" />
        ) : (
          <span className={styles.noPicture}>{say('The picture of the site')}</span>
        )}
        <span>{new URL(siteUrl).host}</span>
        <strong>{title || say('Without a title')}</strong>
        <p>{shortened(description, 110)}</p>
      </div>
      <Counter text="title" length={title.length} />
      <Counter text="description" length={description.length} />
    </section>
  );
}

function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
