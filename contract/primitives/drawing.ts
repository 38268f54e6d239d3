import { z } from 'zod';
import { ownDrawingNames } from '../../registry/drawingNames.ts';

export type OwnDrawingName = (typeof ownDrawingNames)[number];

const chosen = z
  .enum(ownDrawingNames)
  .optional()
  .meta({ description: 'Without a picture: a drawing of the agency’s own code' });

/** The field of a block for a drawing of `own/drawings`: no field while there is none. */
export function ownDrawing<Name extends string>(name: Name): { [Key in Name]: typeof chosen } {
  return (ownDrawingNames.length > 0 ? { [name]: chosen } : {}) as { [Key in Name]: typeof chosen };
}
