import { z } from 'zod';

/** The drawings of services, 480 x 360: in the services accordion and in the header's menus. */
const serviceDrawings = [
  'consulting',
  'contracts',
  'wallets',
  'nft',
  'dapps',
  'migration',
  'audit',
  'operation',
] as const;
export type ServiceDrawingName = (typeof serviceDrawings)[number];

export const serviceDrawing = z.enum(serviceDrawings).meta({ description: 'The drawing that shows it' });

/** The wide drawings that an article may open with, in place of a picture. */
const coverDrawings = ['storage'] as const;
export type CoverDrawingName = (typeof coverDrawings)[number];

export const coverDrawing = z
  .enum(coverDrawings)
  .meta({ description: 'A drawing from edge to edge below the title, in place of the cover picture' });
