import type { Words } from '@frontage/contract/words/say.ts';
import drawing from '@frontage/design/drawings/Drawing.module.css';
import { saySite, useWords } from '@frontage/design/kit/index.ts';
import styles from './EventBanner.module.css';

/** A seat of the plan: its top left corner in the plan's units. `yours` is the first free one. */
interface Seat {
  x: number;
  y: number;
  state: 'taken' | 'yours' | 'free';
}

const seatsInRow = 10;

/** Distance from one seat to the next, and the side of a seat. */
const seatPitch = 18;

const seatSize = 12;

/** The seats drawn and counted; the vivid one is yours. */
export function SeatPlan({ seats, seatsTaken }: { seats: number; seatsTaken: number }) {
  const plan = seatPlan(seats, seatsTaken);
  const { width, height } = seatPlanSize(seats);
  return (
    <svg
      className={`mirrored ${styles.seats}`}
      viewBox={`-1 -1 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={seatsInWords(seats, seatsTaken, useWords())}
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

/** The seats in rows of ten, the taken ones first. */
export function seatPlan(seats: number, seatsTaken: number): Seat[] {
  return Array.from({ length: seats }, (_, index) => ({
    x: (index % seatsInRow) * seatPitch,
    y: Math.floor(index / seatsInRow) * seatPitch,
    state: index < seatsTaken ? 'taken' : index === seatsTaken ? 'yours' : 'free',
  }));
}

/**
 * Width and height of the plan in its units, including the outermost strokes. As wide as a full row, so that seats keep
 * their size.
 */
export function seatPlanSize(seats: number): { width: number; height: number } {
  const along = (count: number) => (count - 1) * seatPitch + seatSize + 2;
  return { width: along(seatsInRow), height: along(Math.ceil(seats / seatsInRow)) };
}

/** The plan in words. */
export function seatsInWords(seats: number, seatsTaken: number, words?: Words): string {
  const free = Math.max(0, seats - seatsTaken);
  if (free === 0) return saySite(words, 'block.seatsTaken', { seats });
  return saySite(words, 'block.seatsFree', { taken: Math.min(seatsTaken, seats), seats, free });
}
