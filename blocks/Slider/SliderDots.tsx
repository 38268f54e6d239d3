import { Dot } from '@frontage/design/kit/Dot/Dot.tsx';
import styles from './SliderControls.module.css';

interface SliderDotsProps {
  count: number;
  current: number;
  onMove: (slide: number) => void;
}

/** One dot for each slide. */
export function SliderDots({ count, current, onMove }: SliderDotsProps) {
  return (
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, slide) => slide).map((slide) => (
        <Dot
          key={slide}
          label={`Slide ${slide + 1} of ${count}`}
          isCurrent={slide === current}
          onClick={() => onMove(slide)}
        />
      ))}
    </div>
  );
}
