import type { OwnDrawingName } from '@frontage/contract/primitives/editing.ts';
import { own } from '../../registry/drawings.ts';
import type { OwnDrawing } from './OwnDrawing.ts';

/** A drawing of the agency's own code, by its name. */
export function ShowOwn({ name, className }: { name: OwnDrawingName; className?: string | undefined }) {
  const drawings: Readonly<Record<string, OwnDrawing>> = own;
  const Drawing = drawings[name];
  return Drawing ? <Drawing className={className} /> : null;
}
