import { FileField, type FileFieldTexts } from '@frontage/design/kit/FileField/FileField.tsx';

const nothing = () => {};

/** One file of a form without a script of its own. */
export function PlainFile({ id, texts, accept }: { id: string; texts: FileFieldTexts; accept: string }) {
  return (
    <FileField
      id={id}
      name="file"
      texts={texts}
      accept={accept}
      chosen={undefined}
      problem={undefined}
      upload={undefined}
      onChoose={nothing}
      onRemove={nothing}
      onCancel={nothing}
    />
  );
}
