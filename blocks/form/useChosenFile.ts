import { problemOfFile } from '@frontage/contract/contact/fileCheck.ts';
import { useCallback, useState } from 'react';
import type { UploadProgress } from './uploadProgress.ts';

interface ChosenFile {
  file: File;
  problem: string | undefined;
}

/** The file of a form: checked as soon as it is chosen, followed while it travels. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<ChosenFile>();
  const [progress, setProgress] = useState<UploadProgress>();
  /** Counts the times the field was emptied from outside; a new number makes a new input. */
  const [generation, setGeneration] = useState(0);

  const choose = useCallback((file: File) => setChosen({ file, problem: problemOfFile(file) }), []);
  const refuse = useCallback(
    (problem: string) => setChosen((current) => (current ? { ...current, problem } : current)),
    [],
  );
  const remove = useCallback(() => setChosen(undefined), []);
  const empty = useCallback(() => {
    setChosen(undefined);
    setGeneration((count) => count + 1);
  }, []);

  return { chosen, progress, generation, choose, refuse, remove, empty, setProgress };
}
