import { ArrowButton } from '@frontage/design/kit/ArrowButton/ArrowButton.tsx';
import styles from './SliderControls.module.css';
import { SliderDots } from './SliderDots.tsx';
import { SliderTabs } from './SliderTabs.tsx';
import type { SliderTab } from './tabs.ts';
import { useCarousel } from './useCarousel.ts';

interface SliderIslandProps {
  /** The id of the block, by which strip and slides are found. */
  id: string;
  count: number;
  tabs: SliderTab[];
}

/**
 * Dots, arrows and tabs of a slider, and the carousel that they move. One number, the current slide, drives them all.
 * They can be pressed before the island wakes; without script, and where nothing can move, they are hidden.
 */
export function SliderIsland({ id, count, tabs }: SliderIslandProps) {
  const { current, canMove, announcement, moveTo, moveBy } = useCarousel(id);
  const hidden = canMove ? '' : styles.hidden;
  return (
    <>
      <div className={`${styles.controls} ${hidden}`}>
        <SliderDots count={count} current={current} onMove={moveTo} />
        <div className={styles.arrows}>
          <ArrowButton label="Previous slide" direction="left" size={52} data-turn={-1} onClick={() => moveBy(-1)} />
          <ArrowButton label="Next slide" direction="right" size={52} data-turn={1} onClick={() => moveBy(1)} />
        </div>
        <output className="visually-hidden">{announcement}</output>
      </div>
      {tabs.length > 0 ? (
        <div className={`${styles.tabRow} ${hidden}`}>
          <SliderTabs id={id} tabs={tabs} current={current} onMove={moveTo} />
        </div>
      ) : null}
    </>
  );
}
