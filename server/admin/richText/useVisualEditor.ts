import { useCallback, useEffect, useState } from 'react';

type Loaded = typeof import('./VisualEditor.tsx');

type Visual =
  | { kind: 'loading' | 'failed' }
  | { kind: 'loaded'; Editor: Loaded['VisualEditor']; Problems: Loaded['TextProblems'] };

/**
 * Loads the editor, which only forms with a text need. If it does not load, or fails, the text is edited as Markdown:
 * the form has all that was typed.
 */
export function useVisualEditor(): [Visual, giveUp: (fault: unknown) => void] {
  const [visual, setVisual] = useState<Visual>({ kind: 'loading' });
  const giveUp = useCallback((fault: unknown) => {
    console.error(fault);
    setVisual({ kind: 'failed' });
  }, []);
  useEffect(() => {
    import('./VisualEditor.tsx').then(
      ({ TextProblems, VisualEditor }) => setVisual({ kind: 'loaded', Editor: VisualEditor, Problems: TextProblems }),
      giveUp,
    );
  }, [giveUp]);
  return [visual, giveUp];
}
