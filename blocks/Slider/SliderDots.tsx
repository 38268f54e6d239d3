import styles from './SliderControls.module.css';

interface SliderDotsProps {
  count: number;
  current: number;
  onMove: (slide: number) => void;
}

/** One dot for each slide; the current one is filled and twice as wide. */
export function SliderDots({ count, current, onMove }: SliderDotsProps) {
  return (
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, slide) => slide).map((slide) => (
        <button
          key={slide}
          type="button"
          className={styles.dot}
          aria-label={`Slide ${slide + 1} of ${count}`}
          aria-current={slide === current ? 'true' : undefined}
          onClick={() => onMove(slide)}
        />
      ))}
    </div>
  );
}
