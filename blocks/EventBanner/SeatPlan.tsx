import drawing from '@frontage/design/drawings/Drawing.module.css';
import styles from './EventBanner.module.css';
import { type Seat, seatPlan, seatPlanSize, seatSize, seatsInWords } from './seatPlan.ts';

const looks: Record<Seat['state'], string | undefined> = {
  taken: drawing.solid,
  yours: drawing.accent,
  free: drawing.line,
};

/** The seats drawn and counted; the vivid one is yours. */
export function SeatPlan({ seats, seatsTaken }: { seats: number; seatsTaken: number }) {
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
      {seatPlan(seats, seatsTaken).map((seat) => (
        <SeatView key={`${seat.x} ${seat.y}`} seat={seat} />
      ))}
    </svg>
  );
}

/** A free seat is drawn as a line, half of which lies outside: it begins a little further in to look as large as the others. */
function SeatView({ seat }: { seat: Seat }) {
  const inset = seat.state === 'free' ? 0.5 : 0;
  const side = seatSize - 2 * inset;
  return <rect className={looks[seat.state]} x={seat.x + inset} y={seat.y + inset} width={side} height={side} />;
}
