import { embedOf } from '@frontage/contract/embeds.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import { PictureView, saySite, useWords, widthOf } from '@frontage/design/kit/index.ts';
import styles from './Embed.module.css';

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
      <a href={embed.address} className={styles.poster} rel="noopener" data-ground="land">
        {poster ? (
          <PictureView picture={{ ...poster, alt: '' }} size="1000-510" width={widthOf(8)} className={styles.image} />
        ) : null}
        <span className={styles.action}>
          {saySite(words, 'block.showFrom', { host })}
          {title ? <span className="visually-hidden">: {title}</span> : null}
        </span>
      </a>
      <figcaption className={styles.caption}>
        {title ? <span className={styles.title}>{title}</span> : null}
        <span>{saySite(words, 'block.fromHost', { host })}</span>
      </figcaption>
    </figure>
  );
}
