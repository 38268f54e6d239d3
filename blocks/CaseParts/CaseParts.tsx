import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { sayQuoted, saySite } from '@frontage/contract/words/siteTexts.ts';
import {
  Badge,
  Facts,
  Initials,
  Lines,
  Paragraphs,
  Section,
  SectionHeading,
  useWords,
} from '@frontage/design/kit/index.ts';
import { findFace } from '../People/findPerson.ts';
import { PostHead } from '../Sequences/PostHead.tsx';
import posts from '../Sequences/Posts.module.css';
import styles from './CaseParts.module.css';

/** The head of a case: title at full size, lead in seven columns, facts in four. */
export function HeadDescription({ block, id }: BlockProps<BlockOf<'headdescription'>>) {
  return (
    <Section id={id} ground="paper" hasHeading padding="none" bleed>
      <div className={`columns close top ${styles.headText}`}>
        <h1 id={`${id}-heading`} className="whole-row">
          <Lines text={block.heading} />
        </h1>
        <p className={`lead at-1-7 ${styles.headLead}`}>{block.description}</p>
        <Facts facts={block.facts} className="at-9-4" />
      </div>
    </Section>
  );
}

/** Heading in four columns, text in six; the first paragraph is the lead. */
export function AboutTheClient({ block, id }: BlockProps<BlockOf<'about_the_client'>>) {
  return (
    <Section id={id} ground="paper" hasHeading joinsAbove className={styles.aboutSection}>
      <div className="columns near">
        <SectionHeading id={id} className="at-1-4" text={block.heading} />
        <div className={styles.aboutText}>
          <Paragraphs text={block.description} />
        </div>
      </div>
    </Section>
  );
}

/** Two equal columns with a hairline between them: the problem, and the decision. */
export function TwoColumnsText({ block, id }: BlockProps<BlockOf<'twocolumnstext'>>) {
  return (
    <Section id={id} ground="paper" heading={block.heading} joinsAbove>
      <div className={`spaced ${styles.twoColumns}`}>
        {block.items.map((item) => (
          <div key={item.title} className={styles.twoColumn}>
            <h3>{item.title}</h3>
            <Paragraphs text={item.description} />
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Three by two ruled cells on land, with a badge only on what is still to come. */
export function ProjectFeatures({ block, id }: BlockProps<BlockOf<'projectFeatures'>>) {
  return (
    <Section id={id} ground="land" heading={block.heading}>
      <ul className={`ruled lined cells spaced ${styles.featureCells}`} data-columns="3">
        {block.items.map((item) => (
          <li key={item.label} className={styles.featureCell}>
            <h3>{item.label}</h3>
            <p className={styles.featureText}>{item.text}</p>
            {item.upcoming ? (
              <p className={styles.featureBadge}>
                <Badge text={item.upcoming} tone="pink" />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Posts on the quay line that rise to the right; the figure that matters most has the asset. */
export function ClientSuccess({ block, id }: BlockProps<BlockOf<'client_success'>>) {
  return (
    <Section id={id} ground="water" hasHeading padding="none" className={posts.quay}>
      <div className="columns">
        <SectionHeading id={id} className="at-1-4" text={block.heading} />
        <ul className={`at-5-8 ${posts.posts} ${styles.successPosts}`} data-count={block.items.length}>
          {block.items.map((item, index) => (
            <li key={item.title} className={styles.successPost}>
              <PostHead isAsset={index === block.items.length - 1} size={28} />
              <p className={`strong ${styles.successFigure}`}>{item.label}</p>
              <h3 className={styles.successTitle}>{item.title}</h3>
              {item.description ? <p className={styles.successDescription}>{item.description}</p> : null}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The quote in eight columns; next to it who said it, and facts about the company. */
export function CustomerInfo({ block, id, page }: BlockProps<BlockOf<'customerInfo'>>) {
  const words = useWords();
  return (
    <Section id={id} ground="paper" hasHeading joinsAbove className={styles.customerSection}>
      <h2 id={`${id}-heading`} className="visually-hidden">
        {saySite(words, 'block.inWordsOf', { name: block.name })}
      </h2>
      <div className={`columns half ${styles.customerColumns}`}>
        <figure className={styles.customerFigure}>
          <blockquote className={`strong ${styles.customerQuote}`}>
            <p>{sayQuoted(words, block.description)}</p>
          </blockquote>
          <figcaption className={styles.customerPerson}>
            <Initials isLarge name={block.name} picture={block.picture ?? findFace(page, block.name)} />
            <span>
              <span className={`strong ${styles.customerName}`}>{block.name}</span>{' '}
              <span className={`note ${styles.customerJobTitle}`}>{block.jobTitle}</span>
            </span>
          </figcaption>
        </figure>
        <Facts facts={block.facts ?? []} className={styles.customerFacts} />
      </div>
    </Section>
  );
}
