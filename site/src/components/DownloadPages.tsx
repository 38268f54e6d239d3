import { downloadMarks } from '@frontage/contract/contact/letterMarkup.ts';
import { documentThanks } from '@frontage/contract/contact/messages.ts';
import { ButtonLink } from '@frontage/design/kit/Button/Button.tsx';
import { TextLink } from '@frontage/design/kit/TextLink/TextLink.tsx';
import { ShortAnswer } from './ShortAnswer.tsx';

/** Where a reader without script arrives after asking for a document. The backend writes title and link in. */
export function DownloadReady() {
  return (
    <ShortAnswer
      title={documentThanks.title}
      text={
        <>
          <span {...{ [downloadMarks.title]: '' }}>It</span> {documentThanks.waits}
        </>
      }
      actions={
        <>
          <span {...{ [downloadMarks.link]: '' }}>
            <ButtonLink href="/insights" tone="accent">
              {documentThanks.open}
            </ButtonLink>
          </span>
          <TextLink href="/insights">Back to the articles</TextLink>
        </>
      }
      berth={{ label: 'yours', isTaken: true }}
    />
  );
}

/** The link was too old, or was cut off on its way. */
export function DownloadRunOut() {
  return (
    <ShortAnswer
      title="This link has run out"
      text={
        <>
          Links to documents work for 24 hours. Ask for <span {...{ [downloadMarks.title]: '' }}>the document</span>{' '}
          once more where you found it; it takes a minute.
        </>
      }
      actions={
        <span {...{ [downloadMarks.form]: '' }}>
          <ButtonLink href="/insights" tone="accent">
            To the form
          </ButtonLink>
        </span>
      }
      berth={{ label: 'still empty', isTaken: false }}
    />
  );
}
