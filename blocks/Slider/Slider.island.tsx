import { ArrowButton } from '@frontage/design/kit/ArrowButton/ArrowButton.tsx';
import { Dot } from '@frontage/design/kit/Dot/Dot.tsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './SliderControls.module.css';
import { type SliderTab, stripId } from './slides.ts';
import { isMirrored, type SliderWords, slideOf, useCarousel } from './useCarousel.ts';

interface SliderTabsProps {
  id: string;
  tabs: SliderTab[];
  current: number;
  onMove: (slide: number) => void;
}

interface SliderDotsProps {
  count: number;
  current: number;
  onMove: (slide: number) => void;
  said: SliderWords | undefined;
}

interface SliderIslandProps {
  /** The id of the block, by which strip and slides are found. */
  id: string;
  count: number;
  tabs: SliderTab[];
  said?: SliderWords;
}

/**
 * Dots, arrows and tabs of a slider, and the carousel that they move. One number, the current slide, drives them all.
 * They can be pressed before the island wakes; without script, and where nothing can move, they are hidden.
 */
export function SliderIsland({ id, count, tabs, said }: SliderIslandProps) {
  const { current, canMove, announcement, moveTo, moveBy } = useCarousel(id, said);
  const hidden = canMove ? '' : ` ${styles.hidden}`;
  return (
    <>
      <div className={`${styles.controls}${hidden}`}>
        <SliderDots count={count} current={current} onMove={moveTo} said={said} />
        <div className={styles.arrows}>
          <ArrowButton
            label={said?.previous ?? 'Previous slide'}
            direction="left"
            data-turn={-1}
            onClick={() => moveBy(-1)}
          />
          <ArrowButton label={said?.next ?? 'Next slide'} direction="right" data-turn={1} onClick={() => moveBy(1)} />
        </div>
        <output className="visually-hidden">{announcement}</output>
      </div>
      {tabs.length > 0 ? (
        <div className={`${styles.tabRow}${hidden}`}>
          <SliderTabs id={id} tabs={tabs} current={current} onMove={moveTo} />
        </div>
      ) : null}
    </>
  );
}

function SliderDots({ count, current, onMove, said }: SliderDotsProps) {
  return (
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, slide) => slide).map((slide) => (
        <Dot
          key={slide}
          label={slideOf(slide, count, said)}
          isCurrent={slide === current}
          onClick={() => onMove(slide)}
        />
      ))}
    </div>
  );
}

/** The categories of the slides. That of the current slide is selected; a press moves to the first slide of another. */
function SliderTabs({ id, tabs, current, onMove }: SliderTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const selected = tabs.findIndex((tab) => tab.slides.includes(current));

  useEffect(() => showWhole(list.current, selected), [selected]);

  /**
   * Arrow keys go round, Home and End go to the ends; the slides follow the focus, because showing them costs nothing.
   */
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabByKey(event.key, Math.max(selected, 0), tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    buttonsOf(list.current)[next]?.focus({ preventScroll: true });
    onMove(tab.slides[0] ?? 0);
  };

  return (
    <div ref={list} className={styles.tabs} role="tablist" tabIndex={-1} onKeyDown={onKeyDown}>
      {tabs.map((tab, position) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={position === selected}
          aria-controls={stripId(id)}
          tabIndex={position === Math.max(selected, 0) ? 0 : -1}
          onClick={() => onMove(tab.slides[0] ?? 0)}
        >
          {tab.name}
        </button>
      ))}
    </div>
  );
}

function tabByKey(key: string, current: number, count: number): number | undefined {
  const [next, previous] = isMirrored() ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const goals: Record<string, number> = {
    [next]: current + 1,
    [previous]: current - 1 + count,
    Home: 0,
    End: -1 + count,
  };
  const goal = goals[key];
  return goal === undefined ? undefined : goal % count;
}

function buttonsOf(list: HTMLElement | null): HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>('[role=tab]')] : [];
}

/** Scrolls only the row of tabs: scrollIntoView would move the page for a reader who looks elsewhere. */
function showWhole(list: HTMLElement | null, position: number): void {
  const tab = buttonsOf(list)[position];
  if (!list || !tab) return;
  const box = list.getBoundingClientRect();
  const own = tab.getBoundingClientRect();
  const margin = Number.parseFloat(getComputedStyle(list).paddingInlineStart);
  if (own.left < box.left + margin) list.scrollLeft -= box.left + margin - own.left;
  else if (own.right > box.right - margin) list.scrollLeft += own.right - (box.right - margin);
}
