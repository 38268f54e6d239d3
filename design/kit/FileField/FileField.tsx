import { useEffect, useRef } from 'react';
import { FieldError, fieldIds } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FileField.module.css';

export interface FileFieldTexts {
  label: string;
  hint: string;
  attached: string;
  remove: string;
  cancel: string;
}

interface FileFieldProps {
  id: string;
  name: string;
  /** Its place among several of that name: its error is found by it. */
  slot: string;
  texts: FileFieldTexts;
  /** Value of the input's `accept`. */
  accept: string;
  /** The chosen file, with its size in words. */
  chosen: { name: string; size: string } | undefined;
  /** Why the chosen file cannot be sent. */
  problem: string | undefined;
  /** While it is sent: the share sent, 0 to 1, and the amount in words. */
  upload: { share: number; amount: string } | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
  onCancel: () => void;
}

/** One file to send: empty, attached, refused, or being sent. The browser's own input is on top of the box. */
export function FileField(props: FileFieldProps) {
  const { id, name, slot, texts, accept, chosen, problem, upload, onChoose, onRemove, onCancel } = props;
  const ids = fieldIds(id);
  const input = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  /** Where focus goes, for people who use a keyboard: to what replaces the part that disappears. */
  const goesOnAt = useRef<typeof input | typeof remove>(undefined);
  useFileChosenBeforeWaking(input, onChoose);
  useEffect(() => {
    const next = goesOnAt.current?.current;
    if (!next || next.hidden) return;
    goesOnAt.current = undefined;
    next.focus();
  });

  const choose = (file: File | undefined) => {
    if (!file) return;
    goesOnAt.current = remove;
    onChoose(file);
  };
  const clear = () => {
    if (input.current) input.current.value = '';
    goesOnAt.current = input;
    onRemove();
  };

  const cancel = () => {
    goesOnAt.current = remove;
    onCancel();
  };

  return (
    <div>
      <div className={styles.box} data-refused={problem ? '' : undefined}>
        <Icon name={chosen ? 'file' : 'upload'} />
        <div>
          <label htmlFor={ids.input} className={styles.title} hidden={Boolean(chosen)}>
            {texts.label}
          </label>
          {chosen ? <p className={styles.title}>{chosen.name}</p> : null}
          {upload ? <UploadLine share={upload.share} label={chosen?.name ?? texts.label} /> : null}
          <p id={ids.hint} className={styles.hint}>
            {upload?.amount ?? describe(chosen, problem, texts)}
          </p>
          <input
            ref={input}
            id={ids.input}
            type="file"
            name={name}
            accept={accept}
            className={styles.input}
            hidden={Boolean(chosen)}
            aria-describedby={`${ids.hint} ${ids.error}`}
            onChange={(event) => choose(event.currentTarget.files?.[0])}
          />
        </div>
        {upload ? (
          <button type="button" className={styles.cancel} aria-label={texts.cancel} onClick={cancel}>
            <Icon name="close" />
          </button>
        ) : null}
        {chosen && !upload ? (
          <button
            ref={remove}
            id={ids.remove}
            type="button"
            className={styles.remove}
            aria-label={`${texts.remove} ${chosen.name}`}
            aria-describedby={ids.error}
            onClick={clear}
          >
            {texts.remove}
          </button>
        ) : null}
      </div>
      <FieldError id={ids.error} name={slot} error={problem} />
    </div>
  );
}

function describe(chosen: FileFieldProps['chosen'], problem: string | undefined, texts: FileFieldTexts): string {
  if (!chosen) return texts.hint;
  return problem ? chosen.size : `${chosen.size}, ${texts.attached}`;
}

/** Passes on a file that was chosen before the form's script arrived. */
function useFileChosenBeforeWaking(input: React.RefObject<HTMLInputElement | null>, onChoose: (file: File) => void) {
  const choose = useRef(onChoose);
  useEffect(() => {
    const file = input.current?.files?.[0];
    if (file) choose.current(file);
  }, [input]);
}

/** The asset on its way along the line, as far as the file has been sent. */
function UploadLine({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100);
  return (
    <div className={styles.upload}>
      <span className={styles.percent} aria-hidden="true">
        {percent}%
      </span>
      <svg
        width="100%"
        height="18"
        className={`mirrored ${styles.line}`}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <line x1="0" x2="100%" y1="16" y2="16" className={styles.rest} />
        <line x1="0" x2={`${percent}%`} y1="16" y2="16" className={styles.gone} />
        <svg x={`${percent}%`} overflow="visible" aria-hidden="true">
          <rect x={percent > 96 ? -14 : 0} width="14" height="14" className={styles.asset} />
        </svg>
      </svg>
    </div>
  );
}
