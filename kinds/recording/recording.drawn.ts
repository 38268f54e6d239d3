import type { ArticleCard } from '@frontage/contract/article.ts';
import { defineDrawn } from '../defineDrawn.ts';
import type { Recording } from './recording.schema.ts';

/** What to read next: articles about films and talks, then the newest. */
export interface RecordingMore {
  articles: ArticleCard[];
}

export const drawnRecording = defineDrawn<Recording, RecordingMore>({
  describe: ({ summary, title }) => ({ title, description: summary }),
  breadcrumbs: [{ label: 'document.video', href: '/video' }],
  load: async (_, facts) => {
    const about = ({ category }: ArticleCard) => (category.slug === 'video' ? 0 : 1);
    const articles = (await facts.articles()).filter(({ category }) => category.slug !== 'news');
    return { articles: articles.toSorted((one, other) => about(one) - about(other)).slice(0, 4) };
  },
  nodes: (recording, url, organizationId) => {
    const { elsewhere, captions, date, duration, file, poster, summary, title } = recording;
    const [minutes, seconds] = duration.split(':').map(Number);
    return [
      {
        '@type': 'VideoObject',
        '@id': `${url}#recording`,
        name: title,
        description: summary,
        url,
        thumbnailUrl: new URL(poster.url, url).href,
        uploadDate: date,
        duration: `PT${minutes}M${seconds}S`,
        publisher: { '@id': organizationId },
        ...(file ? { contentUrl: new URL(file.url, url).href, encodingFormat: file.type } : {}),
        ...(captions ? { caption: new URL(captions.url, url).href } : {}),
        ...(elsewhere ? { embedUrl: elsewhere } : {}),
      },
    ];
  },
  missing: {
    summary: 'Untitled',
    duration: '0:00',
    poster: { url: '/favicon.svg', alt: '', width: 480, height: 360, sizes: {} },
    date: new Date(0).toISOString(),
  },
});
