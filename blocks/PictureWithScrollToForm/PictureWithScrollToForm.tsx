import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import { ButtonLink, PictureView, widthOf } from '@frontage/design/kit/index.ts';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';
import styles from './PictureWithScrollToForm.module.css';

/** An offer on ink, half picture and half words. */
export function PictureWithScrollToForm(props: ArticleBlockProps<ArticleBlockOf<'pictureWithScrollToForm'>>) {
  const { block, id, level } = props;
  const Heading = `h${level}` as const;
  return (
    <section id={id} data-ground="ink" className={styles.offer} aria-labelledby={`${id}-heading`}>
      <div className={styles.frame}>
        <PictureView
          picture={block.image}
          size="690-517"
          width={widthOf(5, { medium: '50vw', small: '100vw' })}
          className={`plate ${styles.picture}`}
        />
      </div>
      <div className={styles.words}>
        <Heading id={`${id}-heading`} className={styles.title}>
          {block.title}
        </Heading>
        <p className={styles.description}>{block.description}</p>
        <div className={`screen-only ${styles.action}`}>
          <ButtonLink tone="accent" href={block.href}>
            {block.buttonText}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
