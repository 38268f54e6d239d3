import { createContext, useContext } from 'react';

export type ChoosePicture = (onChosen: (id: number) => void) => void;

/** Separate from the library itself, so that a text can be read without it. */
export const PictureChoiceContext = createContext<ChoosePicture>(() => undefined);

/** Returns a function that lets an editor choose a picture of the library, or upload one to it. */
export function useChoosePicture(): ChoosePicture {
  return useContext(PictureChoiceContext);
}
