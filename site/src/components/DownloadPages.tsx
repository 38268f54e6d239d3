import type { Visit } from '@frontage/contract/visit.ts';
import { ButtonLink, saySite, TextLink, useWords } from '@frontage/design/kit/index.ts';
import { ShortAnswer } from './ShortAnswer.tsx';

interface DownloadProps {
  /** The document that was asked for, as far as the link identifies it. */
  document: Visit['document'];
  /** Where readers find articles in their language. */
  articles: string;
}

/** The page that a reader without script reaches after asking for a document. */
export function DownloadReady({ articles, document }: DownloadProps) {
  const words = useWords();
  return (
    <ShortAnswer
      title={saySite(words, 'documentTitle')}
      text={
        document?.title ? saySite(words, 'download.of', { title: document.title }) : saySite(words, 'documentWaits')
      }
      actions={
        <>
          <ButtonLink href={document?.link ?? articles} tone="accent">
            {saySite(words, 'documentOpen')}
          </ButtonLink>
          <TextLink href={articles}>{saySite(words, 'download.back')}</TextLink>
        </>
      }
      berth={{ label: saySite(words, 'download.yours'), isTaken: true }}
    />
  );
}

/** The page for a link that is too old or was cut off on its way. */
export function DownloadRunOut({ articles, document }: DownloadProps) {
  const words = useWords();
  return (
    <ShortAnswer
      title={saySite(words, 'expiredTitle')}
      text={saySite(words, 'download.expired', { title: document?.title ?? saySite(words, 'download.theDocument') })}
      actions={
        <ButtonLink href={document?.form ?? articles} tone="accent">
          {saySite(words, 'download.toForm')}
        </ButtonLink>
      }
      berth={{ label: saySite(words, 'letter.stillEmpty'), isTaken: false }}
    />
  );
}
