import type { BlockOf } from '@frontage/contract/blocks.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { useWords } from '@frontage/design/kit/words.ts';
import type { ReactNode } from 'react';
import { Slide } from './Slide.tsx';
import styles from './Slider.module.css';
import { slideId, stripId } from './sliderIds.ts';
import { tabsShown } from './tabs.ts';

interface SliderProps {
  block: BlockOf<'slider'>;
  id: string;
  /** The controls, which wake in the browser. */
  children?: ReactNode;
}

/**
 * Without script it is a strip that scrolls and snaps. Once awake, it is in the same place and the island moves it,
 * which finds it by id, so that no text of a slide is sent twice.
 */
export function Slider({ block, id, children }: SliderProps) {
  const headingId = `${id}-heading`;
  const look = block.preset === 'landing' ? 'over' : 'beside';
  // One panel for all tabs, because its slides can be read at any time.
  const panel = tabsShown(block).length > 0 ? { role: 'tabpanel', 'aria-labelledby': headingId } : {};
  const hasLinks = block.slides.some((slide) => slide.href);
  return (
    <Section id={id} ground={block.ground} bleed>
      <section
        aria-roledescription={saySite(useWords(), 'block.slider')}
        aria-labelledby={headingId}
        className={styles.carousel}
      >
        <h2 id={headingId} className={styles.heading}>
          <Lines text={block.heading} />
        </h2>
        {children}
        {/* A strip without a link inside must take the focus itself, so that the arrow keys scroll it. */}
        <div id={stripId(id)} className={styles.strip} tabIndex={hasLinks ? undefined : 0} {...panel}>
          <div className={`${styles.slides} ${styles[block.preset]}`}>
            {block.slides.map((slide, position) => (
              <Slide key={slideId(id, position)} slide={slide} look={look} id={slideId(id, position)} />
            ))}
          </div>
        </div>
      </section>
    </Section>
  );
}
