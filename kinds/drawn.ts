import type { DrawnKind } from './defineDrawn.ts';
import { drawnPerson } from './person/person.drawn.ts';
import { drawnRecording } from './recording/recording.drawn.ts';
import { drawnVacancy } from './vacancy/vacancy.drawn.ts';

/**
 * Kinds whose pages the site draws by their declaration, in their folders as `<name>.drawn.ts`. The renderer loads it in
 * Node, so their views are in a table of their own: `views.ts`.
 */
export const drawnKinds: readonly DrawnKind[] = [drawnVacancy, drawnPerson, drawnRecording];
