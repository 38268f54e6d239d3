import { readMark } from '@frontage/contract/identity/drawnMark.ts';
import { looks } from '@frontage/contract/identity/looks.ts';
import { coloursLostOn, followText } from '@frontage/contract/identity/lostColours.ts';
import { paletteOf } from '@frontage/contract/identity/palette.ts';
import { isColour } from '@frontage/contract/identity/tokens.ts';
import { Button, toast, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useId } from 'react';
import { DrawnMark } from '../DrawnMark.tsx';
import { say } from '../say.ts';
import { sayAgain } from '../sayAgain.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './fields.module.css';

/** Size of the largest file that is read, in bytes. The check of a drawing has a lower limit. */
const mostOfFile = 1_000_000;

/** A drawing chosen as a file: shown as pages draw it, and stored as text, which can be edited here. */
export function DrawingField({ field, path, readOnly }: TextFieldClientProps) {
  const { setValue, showError, value } = useField<string>({ path });
  const palette = useHousePalette(path.slice(0, path.lastIndexOf('.') + 1));
  const id = useId();
  const label = typeof field.label === 'string' ? field.label : field.name;
  const read = value ? readMark(value) : undefined;
  const drawn = read && 'drawn' in read ? read.drawn : undefined;
  const grounds = [
    [palette.root['ground-paper'][0], palette.paper] as const,
    [palette.root['ground-ink'][0], palette.ink] as const,
  ];
  const lost = drawn ? coloursLostOn(palette.root['ground-ink'][0], drawn) : [];

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > mostOfFile)
      toast.error(say('{name} is larger than 1 MB. A logo of outlines has a few KB.', { name: file.name }));
    else setValue((await file.text()).trim());
  }

  return (
    <FieldFrame field={field} id={id} path={path} showError={showError}>
      {drawn && (
        <div className={styles.drawing}>
          {grounds.map(([background, { accent, text }], index) => (
            // The same drawing twice is read aloud once.
            <div key={background} style={{ background, color: text[0] }} aria-hidden={index > 0}>
              <DrawnMark svg={value} label={label} className={undefined} accent={accent[0]} />
            </div>
          ))}
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
      {read && 'fault' in read && (
        <p role="alert" className={styles.fault}>
          {sayAgain(read.fault)}
        </p>
      )}
      {drawn && lost.length > 0 && (
        <p className={styles.lost}>
          {say('Hardly seen on ink and in the dark theme: {colours}.', { colours: lost.join(', ') })}{' '}
          <button type="button" data-look="link" disabled={readOnly} onClick={() => setValue(followText(drawn, lost))}>
            {say('Draw it in the colour of the text')}
          </button>
        </p>
      )}
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

/** The colours of the site as they are being chosen beside this field. */
function useHousePalette(group: string) {
  const useChosen = (name: string) => useFormFields(([fields]) => fields[`${group}${name}`]?.value);
  const [ground, ink, accent, look] = [useChosen('ground'), useChosen('ink'), useChosen('accent'), useChosen('look')];
  const colour = (value: unknown) => (isColour(value) ? value : undefined);
  return paletteOf({
    ground: colour(ground),
    ink: colour(ink),
    accent: colour(accent),
    look: looks.find((one) => one === look),
  });
}
