import { problemOfFile } from '@frontage/contract/contact/fileCheck.ts';
import { type FileField, fileFields } from '@frontage/contract/contact/fileFields.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { useCallback, useState } from 'react';

export interface ChosenFile {
  file: File;
  problem: string | undefined;
}

type Chosen = Partial<Record<FileField, ChosenFile>>;

/** The files of a form, one for each field: checked as soon as they are chosen. */
export function useChosenFiles(words: Words | undefined) {
  const [chosen, setChosen] = useState<Chosen>({});
  /** Counts how often the fields were emptied from outside; a new number creates new inputs. */
  const [generation, setGeneration] = useState(0);

  const choose = useCallback(
    (name: FileField, file: File) => {
      const found = problemOfFile(file);
      const problem = found && say(words, found);
      setChosen((all) => ({ ...all, [name]: { file, problem } }));
    },
    [words],
  );
  const refuse = useCallback(
    (name: FileField, problem: string) =>
      setChosen((all) => (all[name] ? { ...all, [name]: { ...all[name], problem } } : all)),
    [],
  );
  const remove = useCallback((name: FileField) => setChosen(({ [name]: _removed, ...others }) => others), []);
  const empty = useCallback(() => {
    setChosen({});
    setGeneration((count) => count + 1);
  }, []);

  const fields = fileFields.filter((name) => chosen[name]);
  return {
    chosen,
    /** The fields that have a file, in order. */
    fields,
    problems: fields.flatMap((name) => {
      const problem = chosen[name]?.problem;
      return problem ? [{ name, problem }] : [];
    }),
    /** Size of all files together. */
    bytes: fields.reduce((sum, name) => sum + (chosen[name]?.file.size ?? 0), 0),
    generation,
    choose,
    refuse,
    remove,
    empty,
  };
}

/** The files as the client sends them. */
export function filesOf(chosen: Chosen): Partial<Record<FileField, File[]>> {
  return Object.fromEntries(fileFields.flatMap((name) => (chosen[name] ? [[name, [chosen[name].file]]] : [])));
}
