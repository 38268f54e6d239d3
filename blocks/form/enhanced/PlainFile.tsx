import { FileField, type FileFieldTexts } from '@frontage/design/kit/FileField/FileField.tsx';
import { type FormSettings, fieldId } from '../formSettings.ts';
import { fileErrorAt } from '../placedAnswer.ts';

const nothing = () => {};

interface PlainFileProps {
  settings: Pick<FormSettings, 'answer' | 'idPrefix' | 'words'>;
  name?: string;
  texts: FileFieldTexts;
  accept: string;
}

/** One file of a plain form. */
export function PlainFile({ settings, name = 'file', texts, accept }: PlainFileProps) {
  return (
    <FileField
      id={fieldId(settings, name)}
      name={name}
      texts={texts}
      accept={accept}
      chosen={undefined}
      problem={fileErrorAt(settings, name)}
      upload={undefined}
      onChoose={nothing}
      onRemove={nothing}
      onCancel={nothing}
    />
  );
}
