import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { CheckList } from '@frontage/design/kit/CheckList/CheckList.tsx';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import styles from './Textbox.module.css';

type TextSection = BlockOf<'textbox'>['sections'][number];

/** Text to be read, in the rhythm of the reading pages: title left, text in its measure. */
export function Textbox({ block, id }: BlockProps<BlockOf<'textbox'>>) {
  const headingId = `${id}-heading`;
  const isPageTitle = block.isPageTitle ?? false;
  const Heading = isPageTitle ? 'h1' : 'h2';
  return (
    <Section id={id} ground="paper" labelledBy={headingId}>
      <Heading id={headingId} className={isPageTitle ? styles.pageTitle : undefined}>
        <Lines text={block.heading} />
      </Heading>
      <div className={styles.columns}>
        <div className={styles.text}>
          {block.sections.map((section) => (
            <TextSectionView key={section.title ?? section.paragraphs[0]} section={section} isPageTitle={isPageTitle} />
          ))}
        </div>
      </div>
    </Section>
  );
}

function TextSectionView({ section, isPageTitle }: { section: TextSection; isPageTitle: boolean }) {
  const Title = isPageTitle ? 'h2' : 'h3';
  return (
    <>
      {section.title ? <Title className={isPageTitle ? styles.title : undefined}>{section.title}</Title> : null}
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <CheckList entries={section.list ?? []} />
    </>
  );
}
