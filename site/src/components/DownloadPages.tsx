import type { Visit } from '@frontage/contract/visit.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { ButtonLink } from '@frontage/design/kit/Button/Button.tsx';
import { TextLink } from '@frontage/design/kit/TextLink/TextLink.tsx';
import { ShortAnswer } from './ShortAnswer.tsx';

interface DownloadProps {
  /** The document that was asked for, as far as the link identifies it. */
  document: Visit['document'];
}

/** The page that a reader without script reaches after asking for a document. */
export function DownloadReady({ document }: DownloadProps) {
  return (
    <ShortAnswer
      title={saySite(undefined, 'documentTitle')}
      text={saySite(undefined, 'documentWaits').replace(/^It/, document?.title ?? 'It')}
      actions={
        <>
          <ButtonLink href={document?.link ?? '/insights'} tone="accent">
            {saySite(undefined, 'documentOpen')}
          </ButtonLink>
          <TextLink href="/insights">Back to the articles</TextLink>
        </>
      }
      berth={{ label: 'yours', isTaken: true }}
    />
  );
}

/** The page for a link that is too old or was cut off on its way. */
export function DownloadRunOut({ document }: DownloadProps) {
  return (
    <ShortAnswer
      title="This link has expired"
      text={`Links to documents work for 24 hours. Ask for ${document?.title ?? 'the document'} once more where you found it; it takes a minute.`}
      actions={
        <ButtonLink href={document?.form ?? '/insights'} tone="accent">
          To the form
        </ButtonLink>
      }
      berth={{ label: 'still empty', isTaken: false }}
    />
  );
}
