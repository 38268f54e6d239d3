import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { problemOfFile, readableSize } from '@frontage/contract/contact/fileCheck.ts';
import { endingsOf } from '@frontage/contract/contact/limits.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { FileField as FileFieldBox, type FileFieldTexts } from '@frontage/design/kit/FileField/FileField.tsx';
import type { UploadProgress } from './createFormEngine.ts';
import { type FormSettings, fieldId } from './formLook.ts';
import { useFormAround } from './useForm.ts';

/* Loaded with forms that take files. */

interface AttachmentProps {
  name: string;
  /** Its place, where the field takes several. */
  slot?: string;
  texts?: FileFieldTexts;
  accept?: string;
  /** What is wrong with a file besides what is wrong in any form. */
  refuse?: (file: File) => string | undefined;
}

const usualFiles = endingsOf().join();

/** One file of a form. Several are sent together, so each shows how much of all has arrived. */
export function AttachmentField({ accept = usualFiles, name, refuse, slot = name, texts: own }: AttachmentProps) {
  const form = useFormAround();
  const { look, files, isSending, progress } = form;
  const chosen = files.chosen[slot];
  const label = look.worded?.[name]?.label;
  return (
    <FileFieldBox
      key={files.generation}
      id={fieldId(look.settings, slot)}
      name={name}
      slot={slot}
      texts={own ?? fileWords(look.settings, name, label)}
      accept={accept}
      chosen={chosen && { name: chosen.file.name, size: readableSize(chosen.file.size) }}
      problem={form.errorOf(slot)}
      upload={
        isSending && chosen
          ? describeUpload(files.bytes, progress ?? { sentBytes: 0, totalBytes: undefined }, look.settings.words)
          : undefined
      }
      onChoose={(file) => {
        form.tell(slot, undefined);
        const problem = problemOfFile(file);
        files.choose(slot, { name, file, problem: refuse?.(file) ?? (problem && say(look.settings.words, problem)) });
      }}
      onRemove={() => {
        form.tell(slot, undefined);
        files.remove(slot);
      }}
      onCancel={form.engine.cancel}
    />
  );
}

/** The texts of a file; `label` is that of its block, which its owner may replace. */
export function fileWords(
  { own, words }: Pick<FormSettings, 'own' | 'words'>,
  name: string,
  label: string = fieldTexts.file.label,
) {
  const said = own?.fields?.[name];
  return {
    label: said?.label ?? label,
    hint: said?.help ?? say(words, 'fileHint'),
    attached: say(words, 'fileAttached'),
    remove: say(words, 'fileRemove'),
    cancel: say(words, 'fileCancel'),
  };
}

/**
 * Share and words of an upload: `31.4 of 48.2 MB`. The transport counts all fields, so it is limited to the file's
 * size.
 */
export function describeUpload(fileBytes: number, { sentBytes, totalBytes }: UploadProgress, words?: Words) {
  const share = Math.min(1, sentBytes / Math.max(1, totalBytes ?? fileBytes));
  const whole = readableSize(fileBytes);
  const unit = whole.slice(whole.search(/\s/));
  const sent = readableSize(Math.round(share * fileBytes));
  return {
    share,
    amount: say(words, 'fileSent', { sent: sent.endsWith(unit) ? sent.slice(0, -unit.length) : sent, whole }),
  };
}
