import { type Category, lengthInWords } from '@frontage/contract/article.ts';
import type { Post } from '@frontage/contract/post.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { pathOn, type Sited } from '@frontage/contract/spokenPaths.ts';
import { Badge, Day, saySite, useWords } from '@frontage/design/kit/index.ts';
import type { PersonCard } from '@frontage/kinds/person/person.schema.ts';
import type { Byline } from '../views.ts';
import styles from './ArticleHead.module.css';

interface ArticleHeadProps {
  site: Pick<SiteSettings, 'language' | 'languages'>;
  post: Post;
  people?: Byline;
}

/** Title, date, people, reading time, categories and lead of an article. */
export function ArticleHead({ people: { author, reviewer } = {}, post, site }: ArticleHeadProps) {
  const lead = post.lead ?? post.excerpt;
  const words = useWords();
  return (
    <header className={styles.head}>
      <h1 className={`large-heading ${styles.title}`}>{post.title}</h1>
      <div className={styles.facts}>
        <p>
          <Day date={post.date} language={site.language} />
        </p>
        {author ? <PersonLink words={saySite(words, 'article.by')} person={author} /> : null}
        {reviewer ? <PersonLink words={saySite(words, 'article.checkedBy')} person={reviewer} /> : null}
        <p className={styles.minutes}>{lengthInWords(post, words)}</p>
        <ul className={styles.categories} aria-label={saySite(words, 'article.categories')}>
          <CategoryLink category={post.category} site={site} tone="blue" />
          {post.second_categories
            .filter(({ slug }) => slug !== post.category.slug && slug !== 'blog')
            .map((category) => (
              <CategoryLink key={category.term_id} category={category} site={site} tone="gray" />
            ))}
        </ul>
      </div>
      {lead ? <p className={`lead ${styles.lead}`}>{lead}</p> : null}
    </header>
  );
}

function PersonLink({ person, words }: { person: PersonCard; words: string }) {
  return (
    <p>
      {words} <a href={person.path}>{person.name}</a>
    </p>
  );
}

interface CategoryLinkProps {
  category: Category;
  site: Sited;
  tone: 'blue' | 'gray';
}

function CategoryLink({ category, site, tone }: CategoryLinkProps) {
  return (
    <li>
      <a href={pathOn(site, `/${category.slug}`)} className={styles.category}>
        <Badge text={category.name} tone={tone} />
      </a>
    </li>
  );
}
