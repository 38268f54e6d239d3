import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import { wideFragment } from '@frontage/contract/drawings/fragments.ts';
import { embedOf } from '@frontage/contract/embeds.ts';
import type { BlockOf, BlockProps, PageContext } from '@frontage/contract/page.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import { PictureView, Section, saySite, useWords, widthOf } from '@frontage/design/kit/index.ts';
import type { BlockScript } from '../blockScripts.ts';
import textInArticle from '../Textbox/TextboxInArticle.module.css';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';
import text from '../text/Text.module.css';
import styles from './Embed.module.css';

/** Something of another host, in eight columns. */
export function Embed({ block, page, id }: BlockProps<BlockOf<'embed'>>) {
  const { address, poster, title } = block;
  return (
    <Section id={id} ground="paper">
      <EmbedFigure address={address} title={title} poster={poster} site={page.site} />
    </Section>
  );
}

Embed.runs = ({ block, page }: Pick<BlockProps<BlockOf<'embed'>>, 'block' | 'page'>) =>
  scriptsAt([block.address], page);

/** The same within an article, in the columns of its text. */
export function EmbedInArticle({ block, page, id }: ArticleBlockProps<ArticleBlockOf<'embed'>>) {
  const { address, poster, title } = block;
  return (
    <div id={id} className={`${text.text} ${textInArticle.columns}`} data-part="text">
      <EmbedFigure address={address} title={title} poster={poster} site={page.site} />
    </div>
  );
}

EmbedInArticle.runs = Embed.runs;

/** What the embeds of a text need. Sometimes an address is only one among words, and its page has a short script too many. */
export const scriptsFor = (words: string, page: Pick<PageContext, 'site'>): BlockScript[] =>
  page.site.embeds?.hosts?.length ? scriptsAt(words.match(/https:\/\/[^\s<>()"']+/g) ?? [], page) : [];

const scriptsAt = (addresses: readonly string[], { site }: Pick<PageContext, 'site'>): BlockScript[] =>
  addresses.some((address) => embedOf(address, site.embeds?.hosts ?? [])) ? ['embeds'] : [];

interface EmbedFigureProps {
  address: string;
  /** Without one, the host is named alone. */
  title?: string;
  poster?: Picture | undefined;
  site: Pick<PageContext['site'], 'embeds'>;
}

/**
 * The poster of something on another host, and the host's name. `embed.browser.ts` puts a frame in its place once it is
 * pressed; without script, and where the host is not allowed, it is a link.
 */
export function EmbedFigure({ address, poster, site, title }: EmbedFigureProps) {
  const embed = embedOf(address, site.embeds?.hosts ?? []);
  const host = embed?.host ?? new URL(address).hostname;
  const name = title ?? host;
  const words = useWords();
  if (!embed)
    return (
      <p className={styles.elsewhere}>
        <a href={address} rel="noopener">
          {title ? saySite(words, 'block.titleOn', { title, host }) : saySite(words, 'block.seeOn', { host })}
        </a>
      </p>
    );
  return (
    <figure className={styles.figure} data-embed={embed.src} data-title={name}>
      <a href={embed.address} className={`centred ${styles.poster}`} rel="noopener" data-ground="land">
        {poster ? (
          <PictureView
            picture={{ ...poster, alt: '', ...(poster.drawing ? { drawing: poster.drawing + wideFragment } : {}) }}
            size="1000-510"
            width={widthOf(8)}
            className={poster.drawing ? `${styles.image} ${styles.whole}` : styles.image}
          />
        ) : null}
        <span className={`strong ${styles.action}`}>
          {saySite(words, 'block.showFrom', { host })}
          {title ? <span className="visually-hidden">: {title}</span> : null}
        </span>
      </a>
      <figcaption className={styles.caption}>
        {title ? <span className="strong">{title}</span> : null}
        <span>{saySite(words, 'block.fromHost', { host })}</span>
      </figcaption>
    </figure>
  );
}
