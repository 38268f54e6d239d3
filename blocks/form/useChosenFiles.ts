import { problemOfFile } from '@frontage/contract/contact/fileCheck.ts';
import { type FileField, fileFields, maxFiles } from '@frontage/contract/contact/limits.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { useState } from 'react';

export interface ChosenFile {
  file: File;
  problem: string | undefined;
}

type Chosen = Readonly<Record<string, ChosenFile>>;

/** The places of a field, one for each file that it takes. */
export const slotsOf = (name: FileField, most: number = maxFiles): string[] =>
  Array.from({ length: most }, (_, place) => (place > 0 ? `${name}-${place + 1}` : name));

/** The files of a form, by their places: checked as soon as they are chosen. */
export function useChosenFiles(words: Words | undefined) {
  const [chosen, setChosen] = useState<Chosen>({});
  /** Counts how often the fields were emptied from outside; a new number creates new inputs. */
  const [generation, setGeneration] = useState(0);

  function choose(slot: string, file: File, refused?: string): void {
    const found = problemOfFile(file);
    const problem = refused ?? (found && say(words, found));
    setChosen((all) => ({ ...all, [slot]: { file, problem } }));
  }
  const remove = (slot: string) => setChosen(({ [slot]: _removed, ...others }) => others);
  function empty(): void {
    setChosen({});
    setGeneration((count) => count + 1);
  }

  return {
    chosen,
    problems: Object.entries(chosen).flatMap(([name, { problem }]) => (problem ? [{ name, problem }] : [])),
    /** Size of all files together. */
    bytes: Object.values(chosen).reduce((sum, { file }) => sum + file.size, 0),
    generation,
    choose,
    remove,
    empty,
  };
}

/** The files as the client sends them. */
export function filesOf(chosen: Chosen): Partial<Record<FileField, File[]>> {
  return Object.fromEntries(
    fileFields.map((name) => [name, slotsOf(name).flatMap((slot) => chosen[slot]?.file ?? [])]),
  );
}
