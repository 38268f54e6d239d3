'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextareaFieldClientProps } from 'payload';
import { useCallback, useEffect, useState } from 'react';
import { askUntilAnswered, countTries } from '../partOnDemand.tsx';
import { say } from '../say.ts';
import styles from './richText.module.css';
import type { TextInputProps } from './VisualEditor.tsx';

type Loaded = typeof import('./VisualEditor.tsx');

type Visual =
  | { kind: 'loading' | 'late' | 'failed' }
  | { kind: 'loaded'; Editor: Loaded['VisualEditor']; Problems: Loaded['TextProblems'] };

/** Edits running text as it will be read. A button shows it as Markdown, as it is stored. */
export function RichTextField({ field, path, readOnly }: TextareaFieldClientProps) {
  const { disabled, errorMessage, setValue, showError, value } = useField<string>({ path });
  const [isSource, setIsSource] = useState(false);
  const [visual, giveUp] = useVisualEditor();
  const id = `field-${path.replaceAll('.', '__')}`;
  const label = typeof field.label === 'string' ? field.label : field.name;
  const shown = {
    id,
    label,
    value: value ?? '',
    isReadOnly: Boolean(readOnly || disabled),
    isRequired: field.required ?? false,
    error: showError ? errorMessage : undefined,
    onChange: (markdown: string) => setValue(markdown),
  };
  return (
    <div className={`field-type ${styles.field}`} data-wrong={showError || undefined}>
      <div className={styles.head}>
        <FieldLabel htmlFor={id} label={field.label ?? field.name} required={field.required ?? false} path={path} />
        {visual.kind === 'loaded' ? (
          <button type="button" aria-pressed={isSource} onClick={() => setIsSource(!isSource)}>
            Markdown
          </button>
        ) : null}
      </div>
      <FieldError path={path} showError={showError} />
      {visual.kind === 'loading' ? <div className={styles.loading} aria-busy="true" /> : null}
      {visual.kind === 'loaded' && !isSource ? <visual.Editor {...shown} onFault={giveUp} /> : null}
      {instead[visual.kind] || isSource ? (
        <MarkdownInput
          {...shown}
          instead={instead[visual.kind]}
          onChange={(markdown) => {
            // The editor, once it comes, does not take the field from under somebody who types.
            setIsSource(true);
            shown.onChange(markdown);
          }}
        />
      ) : null}
      {visual.kind === 'loaded' ? <visual.Problems markdown={shown.value} /> : null}
      {field.admin?.description ? <FieldDescription description={field.admin.description} path={path} /> : null}
    </div>
  );
}

/** ms without the editor after which a text can be edited without it. */
const patienceMs = 4_000;

/** Loads the editor, which only forms with a text need. Until it is there, and where it fails, the text is Markdown. */
function useVisualEditor(): [Visual, giveUp: (fault: unknown) => void] {
  const [visual, setVisual] = useState<Visual>({ kind: 'loading' });
  const giveUp = useCallback((fault: unknown) => {
    console.error(fault);
    setVisual({ kind: 'failed' });
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setVisual((now) => (now.kind === 'loading' ? { kind: 'late' } : now)), patienceMs);
    const { isLost, noteUnloaded } = countTries();
    askUntilAnswered(
      () => import('./VisualEditor.tsx'),
      (fault) => !isLost() && noteUnloaded(fault),
    ).then(
      ({ TextProblems, VisualEditor }) => setVisual({ kind: 'loaded', Editor: VisualEditor, Problems: TextProblems }),
      giveUp,
    );
    return () => clearTimeout(timer);
  }, [giveUp]);
  return [visual, giveUp];
}

const instead: Partial<Record<Visual['kind'], string>> = {
  late: 'The editor has not loaded yet. You can write in Markdown already.',
  failed:
    'The editor does not work here. The text can be written in Markdown; once the page is loaded again, the editor may come.',
};

const marks: string =
  '## and ### are headings. A quote that begins with [!NOTE] is set in the margin; a fence such as ```cadence vault.cdc {3-4} names its file and marks lines; a line in italics just above a table is its caption; ![Caption](picture:42), alone in its paragraph, is the picture 42 of the library; [^1] calls a footnote, [^1]: begins its text. HTML is shown as typed.';

function MarkdownInput({ instead, ...props }: TextInputProps & { instead: string | undefined }) {
  const { error, id, isReadOnly, isRequired, onChange, value } = props;
  return (
    <>
      {instead ? (
        <p className={styles.hint} role="status">
          {say(instead)}
        </p>
      ) : null}
      <textarea
        id={id}
        className={styles.source}
        rows={24}
        value={value}
        readOnly={isReadOnly}
        required={isRequired}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-marks`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-marks`} className={styles.hint}>
        {say(marks)}
      </p>
    </>
  );
}
