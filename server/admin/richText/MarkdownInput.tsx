import { say } from '../say.ts';
import styles from './richText.module.css';

export interface TextInputProps {
  id: string;
  label: string;
  value: string;
  isReadOnly: boolean;
  isRequired: boolean;
  error: string | undefined;
  onChange: (markdown: string) => void;
}

const marks: string =
  '## and ### are headings. A quote that begins with [!NOTE] is set in the margin; a fence such as ```cadence vault.cdc {3-4} names its file and marks lines; a line in italics just above a table is its caption; ![Caption](picture:42), alone in its paragraph, is the picture 42 of the library; [^1] calls a footnote, [^1]: begins its text. HTML is shown as typed.';

export function MarkdownInput({ hasFailed, ...props }: TextInputProps & { hasFailed: boolean }) {
  const { error, id, isReadOnly, isRequired, onChange, value } = props;
  return (
    <>
      {hasFailed ? (
        <p className={styles.hint} role="status">
          {say(
            'The editor does not work here. The text can be written in Markdown; once the page is loaded again, the editor may come.',
          )}
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
