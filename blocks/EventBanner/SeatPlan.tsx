import drawing from '@frontage/design/drawings/Drawing.module.css';
import styles from './EventBanner.module.css';
import { type Seat, seatPlan, seatPlanSize, seatSize, seatsInWords } from './seatPlan.ts';

/** The seats drawn and counted; the vivid one is yours. */
export function SeatPlan({ seats, seatsTaken }: { seats: number; seatsTaken: number }) {
  const plan = seatPlan(seats, seatsTaken);
  const { width, height } = seatPlanSize(seats);
  return (
    <svg
      className={styles.seats}
      viewBox={`-1 -1 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={seatsInWords(seats, seatsTaken)}
    >
      <path className={drawing.solid} d={outlineOf(plan, 'taken', 0)} />
      <path className={drawing.accent} d={outlineOf(plan, 'yours', 0)} />
      <path className={drawing.line} d={outlineOf(plan, 'free', 0.5)} />
    </svg>
  );
}

/**
 * All seats in one state as one path. Half of a stroke is outside its shape; with an `inset` it looks as large as a
 * solid.
 */
function outlineOf(plan: readonly Seat[], state: Seat['state'], inset: number): string {
  const side = seatSize - 2 * inset;
  return plan
    .filter((seat) => seat.state === state)
    .map((seat) => `M${seat.x + inset} ${seat.y + inset}h${side}v${side}h-${side}z`)
    .join('');
}
