import { cleanedNumber, type OwnQuestionKind } from '@frontage/contract/forms/questionKinds.ts';
import * as z from 'zod/mini';

const feet = (metres: number) => (metres / 0.3048).toLocaleString('en', { maximumFractionDigits: 0 });

/** How deep a ship lies in the water. */
export const question: OwnQuestionKind = {
  title: 'Draught of a ship',
  sample: '4.2',
  isAnswered: true,
  isChosen: true,
  bounds: 'number',
  schema: ({ max, min }) =>
    z.string().check(
      z.overwrite((typed) => cleanedNumber(typed.replace(/\s*m(?:etres?)?$/i, ''))),
      z.minLength(1, 'questionNumber'),
      z.refine((metres) => Number(metres) >= Number(min ?? 0.1), 'The {field} field is shallower than any ship'),
      z.refine((metres) => Number(metres) <= Number(max ?? 25), 'The {field} field is deeper than our harbours'),
    ),
  read: Number,
  shown: (_, metres) => `${metres} m (${feet(Number(metres))} ft)`,
};
