import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { PictureView, saySite, TextLink, useWords, widthOf } from '@frontage/design/kit/index.ts';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';
import styles from './LinkToCase.module.css';

/** A case that shows what the article says: picture, name and label come from the case. */
export function LinkToCase({ block, page, id, level }: ArticleBlockProps<ArticleBlockOf<'LinkToCase'>>) {
  const Heading = `h${level}` as const;
  const words = useWords();
  const found = page.casesBySlug[block.caseSlug];
  if (!found) throw new Error(`The page ${page.path} names the case "${block.caseSlug}", of which nothing is known`);
  const { title, path, card } = found;
  return (
    <section id={id} className={`ruled ${styles.row}`} aria-labelledby={`${id}-heading`}>
      {card.picture ? (
        <PictureView
          picture={{ ...card.picture, alt: '' }}
          size="690-517"
          width={widthOf(3, { medium: '36vw' })}
          className="plate"
        />
      ) : null}
      <div>
        {card.label ? (
          <p className="note">
            {saySite(words, 'block.case')}: {withSmallStart(card.label, words)}
          </p>
        ) : null}
        <Heading id={`${id}-heading`} className={styles.title}>
          {title}
        </Heading>
        <p>{block.description}</p>
        <p className={styles.link}>
          <TextLink href={path}>
            {block.linkText}
            <span className="visually-hidden">: {title}</span>
          </TextLink>
        </p>
      </div>
    </section>
  );
}

/** Labels after a colon begin in lower case; abbreviations such as NFT stay as they are. */
function withSmallStart(label: string, words: Words | undefined): string {
  // Nouns of German keep their capital.
  return words?.language !== 'de' && /^\p{Lu}\p{Ll}/u.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
}
