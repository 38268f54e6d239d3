import { FileField, type FileFieldTexts } from '@frontage/design/kit/FileField/FileField.tsx';
import { type FormSettings, fieldId } from '../formSettings.ts';
import { fileErrorAt } from '../placedAnswer.ts';

const nothing = () => {};

interface PlainFileProps {
  settings: Pick<FormSettings, 'answer' | 'idPrefix' | 'words'>;
  texts: FileFieldTexts;
  accept: string;
}

/** One file of a plain form. */
export function PlainFile({ settings, texts, accept }: PlainFileProps) {
  return (
    <FileField
      id={fieldId(settings, 'file')}
      name="file"
      texts={texts}
      accept={accept}
      chosen={undefined}
      problem={fileErrorAt(settings, 'file')}
      upload={undefined}
      onChoose={nothing}
      onRemove={nothing}
      onCancel={nothing}
    />
  );
}
