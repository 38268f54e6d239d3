import { z } from 'zod';
import { ownDrawingNames } from '../../registry/drawingNames.ts';

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
export type ServiceDrawingName = (typeof serviceDrawings)[number] | (typeof ownDrawingNames)[number];

/** Those of `own/` come last. For blocks alone: a setting has a column, which is an enumeration in PostgreSQL. */
export const serviceDrawing = z
  .enum([...serviceDrawings, ...ownDrawingNames])
  .meta({ description: 'The drawing that shows it' });

export const menuLinkDrawing = z.enum(serviceDrawings).meta({ description: 'The drawing that shows it' });

/** What a menu of the header shows where none of its links has a drawing: 560 x 184, on the line. */
const menuDrawings = ['trades', 'works', 'doors'] as const;
export type MenuDrawingName = (typeof menuDrawings)[number];

export const menuDrawing = z
  .enum(menuDrawings)
  .meta({ description: 'At the right of the wide menu, where no link of it has a drawing' });

/** The wide drawings that an article may open with, instead of a picture. */
const coverDrawings = ['storage'] as const;
export type CoverDrawingName = (typeof coverDrawings)[number];

export const coverDrawing = z
  .enum(coverDrawings)
  .meta({ description: 'A drawing from edge to edge below the title, in place of the cover picture' });
