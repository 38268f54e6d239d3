import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { PictureView, Section, SectionHeading, TextLink, widthOf } from '@frontage/design/kit/index.ts';
import styles from './CaseOnInk.module.css';

/** Picture in six columns, words in five. A case that is not published renders nothing. */
export function CaseOnInk({ block, page, id }: BlockProps<BlockOf<'case_on_ink'>>) {
  const found = page.casesBySlug[block.caseSlug];
  if (!found) return null;
  const { picture } = found.card;
  return (
    <Section id={id} ground="ink" hasHeading>
      <div className={`columns ${styles.columns}`}>
        {picture ? (
          <div className={styles.picture}>
            <PictureView picture={picture} size="690-517" width={widthOf(6)} className="plate" />
          </div>
        ) : null}
        <div className={styles.words}>
          <SectionHeading id={id} text={block.heading} />
          <dl className={styles.facts}>
            {block.facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.description}</dd>
              </div>
            ))}
          </dl>
          <TextLink href={found.path}>{block.linkText}</TextLink>
        </div>
      </div>
    </Section>
  );
}
