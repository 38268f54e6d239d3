import { BreadcrumbStrip } from '@frontage/blocks/Breadcrumbs/Breadcrumbs.tsx';
import { type Category, lengthInWords } from '@frontage/contract/article.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import type { Post } from '@frontage/contract/post.ts';
import { boxOf, type Picture, type PictureSizeKey } from '@frontage/contract/primitives/picture.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { pathOn, type Sited } from '@frontage/contract/spokenPaths.ts';
import {
  Badge,
  Day,
  hasDrawing,
  isScene,
  PictureBand,
  PictureView,
  saySite,
  useWords,
  widthOf,
} from '@frontage/design/kit/index.ts';
import { sourcesOf } from '@frontage/design/kit/PictureView/PictureView.tsx';
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
    <header className={`columns ${styles.head}`}>
      <h1 className={`large-heading ${styles.title}`}>{post.title}</h1>
      <div className={`at-1-3 ${styles.facts}`}>
        <p>
          <Day date={post.date} language={site.language} />
        </p>
        {author ? <PersonLink words={saySite(words, 'article.by')} person={author} /> : null}
        {reviewer ? <PersonLink words={saySite(words, 'article.checkedBy')} person={reviewer} /> : null}
        <p className="muted">{lengthInWords(post, words)}</p>
        <ul className={`bare wrap ${styles.categories}`} aria-label={saySite(words, 'article.categories')}>
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

interface ArticleCoverProps {
  post: Pick<Post, 'cover' | 'coverUpright' | 'preview' | 'timeToRead'>;
  page: Pick<PageContext, 'breadcrumbs' | 'home' | 'title'>;
}

/**
 * The full-width cover below the head: land down to the quay line, and water below it with the breadcrumbs at its foot.
 * On the line is a picture made for it, or else the article's own. Drawings of the library and wide pictures include
 * ground and line; a photograph gets both here.
 */
export function ArticleCover({ post, page }: ArticleCoverProps) {
  const picture = post.cover ?? post.preview;
  return (
    <>
      {picture.isPlain ? null : (
        <div data-ground="land">
          <PictureOnLine picture={picture} upright={post.coverUpright} isLow={post.timeToRead <= 1} />
        </div>
      )}
      <BreadcrumbStrip page={page} ground="water" />
    </>
  );
}

interface PictureOnLineProps {
  picture: Picture;
  upright: Picture | undefined;
  isLow: boolean;
}

function PictureOnLine({ isLow, picture, upright }: PictureOnLineProps) {
  if (isScene(picture) && hasDrawing(picture))
    return <PictureBand picture={picture} upright={upright} className={styles.scene} />;
  if (isWide(picture)) return <WidePicture picture={picture} />;
  return hasDrawing(picture) ? <PictureBand picture={picture} isLow={isLow} /> : <StandingPicture picture={picture} />;
}

function isWide({ width, height }: Picture): boolean {
  return width >= 2 * height;
}

/**
 * A picture from edge to edge: whole on wide screens; on others cut to the shape of the screen, around its focal point.
 */
function WidePicture({ picture }: { picture: Picture }) {
  return (
    <picture>
      <Cut of={picture} size="690-517" media="(width < 768px)" />
      <Cut of={picture} size="1000-510" media="(768px <= width < 1024px)" />
      <img
        src={picture.drawing ?? picture.url}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        fetchPriority="high"
        decoding="async"
        className={styles.wide}
      />
    </picture>
  );
}

/** A photograph above the text column, or between the margins on narrow screens: uncropped, as in every list. */
function StandingPicture({ picture }: { picture: Picture }) {
  return (
    <div className={styles.stand}>
      <div className={`account ${styles.frame}`}>
        <PictureView picture={picture} size="690-517" width={widthOf(6)} eager className={styles.picture} />
      </div>
      <div data-ground="water" className={styles.water} />
    </div>
  );
}

/** The cuts of a picture, if any, for screens that show it from edge to edge. */
function Cut({ of, size, media }: { of: Picture; size: PictureSizeKey; media: string }) {
  return sourcesOf(of, size).map(({ type, srcSet }) => (
    <source key={type} type={type} srcSet={srcSet} sizes="100vw" media={media} {...boxOf(size)} />
  ));
}
