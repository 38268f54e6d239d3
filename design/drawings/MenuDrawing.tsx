import type { MenuDrawingName } from '@frontage/contract/primitives/drawing.ts';
import { FiveDoors } from './FiveDoors.tsx';
import { TradesOnTheLine } from './TradesOnTheLine.tsx';
import { WorksOnTheLine } from './WorksOnTheLine.tsx';

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
