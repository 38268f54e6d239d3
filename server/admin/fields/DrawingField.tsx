import { readMark } from '@frontage/contract/identity/drawnMark.ts';
import { isColour } from '@frontage/contract/identity/tokens.ts';
import { Button, toast, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useId } from 'react';
import { DrawnMark } from '../DrawnMark.tsx';
import { say } from '../say.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './fields.module.css';

/** Size of the largest file that is read, in bytes. The check of a drawing has a lower limit. */
const mostOfFile = 1_000_000;

/** A drawing chosen as a file: shown as pages draw it, and stored as text, which can be edited here. */
export function DrawingField({ field, path, readOnly }: TextFieldClientProps) {
  const { setValue, showError, value } = useField<string>({ path });
  const accent = useFormFields(([fields]) => fields[`${path.slice(0, path.lastIndexOf('.') + 1)}accent`]?.value);
  const id = useId();
  const label = typeof field.label === 'string' ? field.label : field.name;
  const isDrawn = Boolean(value) && !('fault' in readMark(value));

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > mostOfFile)
      toast.error(say('{name} is larger than 1 MB. A logo of outlines has a few KB.', { name: file.name }));
    else setValue((await file.text()).trim());
  }

  return (
    <FieldFrame field={field} id={id} path={path} showError={showError}>
      {isDrawn && (
        <div className={styles.drawing}>
          <DrawnMark svg={value} label={label} className={undefined} accent={isColour(accent) ? accent : undefined} />
        </div>
      )}
      <div className={styles.choice}>
        <input
          id={id}
          type="file"
          accept=".svg,image/svg+xml"
          disabled={readOnly}
          onChange={({ target }) => void take(target.files?.[0]).finally(() => (target.value = ''))}
        />
        {value && (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={readOnly ?? false}
            aria-label={say('Remove {label}', { label })}
            onClick={() => setValue(null)}
          >
            {say('Remove')}
          </Button>
        )}
      </div>
      <details>
        <summary className={styles.hint}>{say('Edit as text')}</summary>
        <textarea
          aria-label={say('{label}, as text', { label })}
          spellCheck={false}
          rows={4}
          value={value ?? ''}
          disabled={readOnly}
          onChange={({ target }) => setValue(target.value)}
        />
      </details>
    </FieldFrame>
  );
}
