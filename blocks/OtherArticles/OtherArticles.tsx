import { pathOfArticle } from '@frontage/contract/article.ts';
import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import { CoverLink, Day, PictureView } from '@frontage/design/kit/index.ts';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';
import styles from './OtherArticles.module.css';

/** Articles inside the text: a small picture, date and title. The picture has no link besides that of the title. */
export function OtherArticles({ block, page, id, level }: ArticleBlockProps<ArticleBlockOf<'otherArticles'>>) {
  const Heading = `h${level}` as const;
  const articles = block.articleSlugs.flatMap((slug) => page.articlesBySlug[slug] ?? []);
  return (
    <section id={id} className={`ruled ${styles.section}`} aria-labelledby={`${id}-heading`}>
      <Heading id={`${id}-heading`} className={styles.heading}>
        {block.heading}
      </Heading>
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.id} className={styles.entry}>
            <PictureView picture={{ ...article.preview, alt: '' }} size="279-207" className="plate" />
            <div>
              <Day date={article.date} language={page.site.language} className={`note ${styles.date}`} />
              <p className={styles.title}>
                <CoverLink href={pathOfArticle(article)}>{article.title}</CoverLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
