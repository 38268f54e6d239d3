import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { Handover } from '@frontage/design/drawings/Handover.tsx';
import { HandoverPortrait } from '@frontage/design/drawings/HandoverPortrait.tsx';
import { LentKey } from '@frontage/design/drawings/LentKey.tsx';
import { LentKeyPortrait } from '@frontage/design/drawings/LentKeyPortrait.tsx';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { useWords } from '@frontage/design/kit/words.ts';
import styles from './Reasons.module.css';

const drawings = {
  handover: { wide: Handover, narrow: HandoverPortrait },
  keys: { wide: LentKey, narrow: LentKeyPortrait },
};

/** Letters that fit above the account at the left. */
const longestName = 30;

/** The first reason in seven columns, the others at the right, one at the top and one at the foot. */
export function Reasons({ block, page, id }: BlockProps<BlockOf<'reasons'>>) {
  const headingId = `${id}-heading`;
  const { companyName } = page.site;
  const words = useWords();
  const from = companyName.length <= longestName ? companyName : saySite(words, 'block.we');
  const drawing = block.drawing ? drawings[block.drawing] : undefined;
  return (
    <Section id={id} ground="land" labelledBy={headingId}>
      <h2 id={headingId}>
        <Lines text={block.heading} />
      </h2>
      <ul className={styles.reasons}>
        {block.items.map((item, index) => (
          <li key={item.title} className={styles.reason}>
            {index === 0 && drawing ? (
              <>
                <drawing.wide from={from} className={styles.wide} />
                <drawing.narrow from={from} className={styles.narrow} />
              </>
            ) : null}
            <h3>{item.title}</h3>
            <p>{item.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
