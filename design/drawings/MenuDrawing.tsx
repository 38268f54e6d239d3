import type { MenuDrawingName } from '@frontage/contract/primitives/drawing.ts';
import styles from './Drawing.module.css';
import { FiveDoors } from './FiveDoors.tsx';
import { Container, Derrick, House, Receipt, Sheet } from './things.tsx';
import { WorksOnTheLine } from './WorksOnTheLine.tsx';

const things = [
  { Thing: Sheet, x: 0 },
  { Thing: Receipt, x: 104 },
  { Thing: House, x: 340 },
  { Thing: Derrick, x: 456 },
] as const;

/** What the trades count, in one row, with the asset on the freight. On the line below it. */
function TradesOnTheLine({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 560 184"
      role="img"
      aria-label="A sheet, a receipt, a container, a house and a derrick on one line; the asset is on the container"
      className={`${styles.drawing} ${className ?? ''}`}
    >
      {things.map(({ Thing, x }) => (
        <g key={x} transform={`translate(${x} 80) scale(1.625)`}>
          <Thing />
        </g>
      ))}
      <g transform="translate(216 80) scale(1.625)">
        <Container />
      </g>
      <rect className={styles.accent} x="244" y="71" width="48" height="48" />
    </svg>
  );
}

const drawings = {
  trades: TradesOnTheLine,
  works: WorksOnTheLine,
  doors: FiveDoors,
} satisfies Record<MenuDrawingName, unknown>;

/** The drawing of a menu. Its parent draws the line below it. */
export function MenuDrawing({ name, className }: { name: MenuDrawingName; className?: string | undefined }) {
  const Drawing = drawings[name];
  return <Drawing className={className} />;
}
