import { type Category, lengthInWords } from '@frontage/contract/article.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { Post } from '@frontage/contract/post.ts';
import { Badge } from '@frontage/design/kit/Badge/Badge.tsx';
import { Day } from '@frontage/design/kit/Day/Day.tsx';
import styles from './ArticleHead.module.css';

/** Title, date, reading time, categories and lead of an article. There is no author: the date is the byline. */
export function ArticleHead({ language, post }: { language: Language | undefined; post: Post }) {
  const lead = post.lead ?? post.excerpt;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{post.title}</h1>
      <div className={styles.facts}>
        <p>
          <Day date={post.date} language={language} />
        </p>
        <p className={styles.minutes}>{lengthInWords(post)}</p>
        <ul className={styles.categories} aria-label="Categories">
          <CategoryLink category={post.category} tone="blue" />
          {post.second_categories
            .filter(({ slug }) => slug !== post.category.slug && slug !== 'blog')
            .map((category) => (
              <CategoryLink key={category.term_id} category={category} tone="gray" />
            ))}
        </ul>
      </div>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </header>
  );
}

function CategoryLink({ category, tone }: { category: Category; tone: 'blue' | 'gray' }) {
  return (
    <li>
      <a href={`/${category.slug}`} className={styles.category}>
        <Badge text={category.name} tone={tone} />
      </a>
    </li>
  );
}
