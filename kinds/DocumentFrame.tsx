import { BreadcrumbStrip } from '@frontage/blocks/Breadcrumbs/Breadcrumbs.tsx';
import { LatestArticles } from '@frontage/blocks/LatestArticles/LatestArticles.tsx';
import type { ArticleCard } from '@frontage/contract/article.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import type { ReactNode } from 'react';
import styles from './DocumentFrame.module.css';

interface DocumentFrameProps {
  /** Ids of the two sections: of the title, and of what stands below it. */
  ids: readonly [head: string, body: string];
  title: string;
  summary: string;
  page: PageContext;
  /** Facts beside the text. */
  aside: ReactNode;
  asideClass?: string | undefined;
  /** The text is read, and on narrow screens shown, before the facts. */
  isTextFirst?: boolean;
  /** Articles below it. */
  next?: { heading: string; articles: ArticleCard[] };
  /** The text: one element, or none. */
  children: ReactNode;
}

/** The page of a document: its title on the water, and facts beside a text. */
export function DocumentFrame({
  aside,
  asideClass = '',
  children,
  ids,
  isTextFirst,
  next,
  page,
  summary,
  title,
}: DocumentFrameProps) {
  const [head, body] = ids;
  const headingId = `${head}-heading`;
  return (
    <>
      <Section id={head} ground="water" labelledBy={headingId} padding="strip">
        <h1 id={headingId} className={`large-heading ${styles.title}`}>
          {title}
        </h1>
        <p className={`lead ${styles.summary}`}>{summary}</p>
      </Section>
      <BreadcrumbStrip page={page} ground="water" />
      <Section id={body} ground="paper">
        <div className={`columns ${styles.columns}`}>
          {isTextFirst ? children : null}
          <div className={`${styles.aside} ${asideClass}`}>{aside}</div>
          {isTextFirst ? null : children}
        </div>
      </Section>
      {next ? (
        <LatestArticles
          id="next"
          block={{
            acf_fc_layout: 'latest_articles',
            heading: next.heading,
            category: 'blog',
            count: next.articles.length,
          }}
          page={{ ...page, articlesByCategory: { blog: next.articles } }}
        />
      ) : null}
    </>
  );
}
