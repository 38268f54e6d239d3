import { backendAddress } from '@frontage/client/backendAddress.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { newsletterMarks, tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import { downloadPaths, newsletterPaths, paths } from '@frontage/contract/paths.ts';
import { pathOn, type Sited } from '@frontage/contract/spokenPaths.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { Button, ButtonLink, LinkButton, saySite, TextLink } from '@frontage/design/kit/index.ts';
import type { ReactNode } from 'react';
import type { Answer, Asked } from './ShortAnswer.tsx';

/**
 * Around the newsletter and a document. Opening the page behind a link in an email changes nothing, because programs
 * that scan emails open links too.
 */
export const readerAnswers = {
  [newsletterPaths.waiting]: ({ reader, site, words }) => ({
    title: saySite(words, 'letterTitle'),
    description: saySite(words, 'letter.waitingDescription'),
    text: withAddress('letterText', reader, words),
    actions: (
      <>
        <TokenForm site={site} path={newsletterPaths.again} token={reader?.token}>
          <LinkButton type="submit">{saySite(words, 'sendAgain')}</LinkButton>
        </TokenForm>
        <TextLink href={pathOn(site, paths.subscribe)}>{saySite(words, 'letterAnother')}</TextLink>
      </>
    ),
    berth: saySite(words, 'letter.waiting'),
  }),
  [newsletterPaths.confirm]: ({ reader, site, words }) => ({
    title: saySite(words, 'letterTitle'),
    description: saySite(words, 'letter.confirmDescription'),
    text: withAddress('letter.confirm', reader, words),
    actions: (
      <TokenForm site={site} path={newsletterPaths.confirm} token={reader?.token}>
        <Button type="submit" tone="accent">
          {saySite(words, 'letter.confirmButton')}
        </Button>
      </TokenForm>
    ),
    facts: factsIn(words),
    berth: saySite(words, 'letter.waiting'),
  }),
  [newsletterPaths.entered]: ({ articles, reader, site, words }) => ({
    title: saySite(words, 'letter.entered'),
    description: saySite(words, 'letter.enteredDescription'),
    text: withAddress('letter.enteredText', reader, words),
    actions: (
      <>
        <ButtonLink href={articles}>{saySite(words, 'letter.articles')}</ButtonLink>
        {reader?.leaveToken ? (
          <TextLink href={`${pathOn(site, newsletterPaths.leave)}?t=${reader.leaveToken}`}>
            {saySite(words, 'letter.leave')}
          </TextLink>
        ) : null}
      </>
    ),
    facts: factsIn(words),
    berth: saySite(words, 'letter.enteredStamp'),
    isTaken: true,
  }),
  /** For a link that is too old or was cut off, or whose reader has left since. */
  [newsletterPaths.runOut]: ({ reader, site, words }) => ({
    title: saySite(words, 'letter.expired'),
    description: saySite(words, 'letter.expiredDescription'),
    text: saySite(words, 'letter.expiredText'),
    actions: reader?.token ? (
      <TokenForm site={site} path={newsletterPaths.again} token={reader.token}>
        <Button type="submit" tone="accent">
          {saySite(words, 'letter.sendFresh')}
        </Button>
      </TokenForm>
    ) : (
      <ButtonLink href={pathOn(site, paths.subscribe)} tone="accent">
        {saySite(words, 'letter.askFresh')}
      </ButtonLink>
    ),
    berth: saySite(words, 'letter.stillEmpty'),
  }),
  /** For readers who open the link instead of pressing their email program's button. */
  [newsletterPaths.leave]: ({ reader, site, words }) => ({
    title: saySite(words, 'letter.leave'),
    description: saySite(words, 'letter.leaveDescription'),
    text: reader?.token
      ? saySite(words, 'letter.leaveText')
      : saySite(words, 'letter.leaveBroken', { email: site.email }),
    actions: (
      <TokenForm site={site} path={newsletterPaths.left} token={reader?.token}>
        <Button type="submit">{saySite(words, 'letter.leaveButton')}</Button>
      </TokenForm>
    ),
    berth: saySite(words, 'letter.yourPlace'),
    isTaken: true,
  }),
  [newsletterPaths.left]: ({ site, words }) => ({
    title: saySite(words, 'letter.left'),
    description: saySite(words, 'letter.leftDescription'),
    text: saySite(words, 'letter.leftText'),
    actions: <TextLink href={pathOn(site, paths.subscribe)}>{saySite(words, 'letter.askAgain')}</TextLink>,
    berth: saySite(words, 'letter.free'),
  }),
  /** Where a reader without script arrives who has asked for a document. */
  [downloadPaths.ready]: ({ articles, document, words }) => ({
    title: saySite(words, 'documentTitle'),
    description: saySite(words, 'download.description'),
    text: document?.title ? saySite(words, 'download.of', { title: document.title }) : saySite(words, 'documentWaits'),
    actions: (
      <>
        <ButtonLink href={document?.link ?? articles} tone="accent">
          {saySite(words, 'documentOpen')}
        </ButtonLink>
        <TextLink href={articles}>{saySite(words, 'download.back')}</TextLink>
      </>
    ),
    berth: saySite(words, 'download.yours'),
    isTaken: true,
  }),
  /** For a link that is too old or was cut off on its way. */
  [downloadPaths.runOut]: ({ articles, document, words }) => ({
    title: saySite(words, 'expiredTitle'),
    description: saySite(words, 'letter.expiredDescription'),
    text: saySite(words, 'download.expired', { title: document?.title ?? saySite(words, 'download.theDocument') }),
    actions: (
      <ButtonLink href={document?.form ?? articles} tone="accent">
        {saySite(words, 'download.toForm')}
      </ButtonLink>
    ),
    berth: saySite(words, 'letter.stillEmpty'),
  }),
} satisfies Record<string, (asked: Asked) => Answer>;

/** Facts about the newsletter for its readers. */
function factsIn(words: Words) {
  return [
    { title: saySite(words, 'letter.howOften'), description: saySite(words, 'letter.monthly') },
    { title: saySite(words, 'letter.inside'), description: saySite(words, 'letter.contents') },
    { title: saySite(words, 'letter.leaveFact'), description: saySite(words, 'letter.oneClick') },
  ];
}

function withAddress(
  id: 'letterText' | 'letter.confirm' | 'letter.enteredText',
  reader: Asked['reader'],
  words: Words,
) {
  const [before, after] = saySite(words, id, { address: '\n' }).split('\n');
  return (
    <>
      {before}
      <span {...{ [newsletterMarks.address]: '' }}>{reader?.address ?? saySite(words, 'letter.yourAddress')}</span>
      {after}
    </>
  );
}

interface TokenFormProps {
  site: Sited;
  /** Path of the call on the backend. */
  path: string;
  /** The page that it is sent from. */
  page?: string;
  /** Signed. Without one the button would help nobody, so it is not rendered. */
  token: string | undefined;
  children: ReactNode;
}

/** A single button that sends a token back. */
export function TokenForm({ children, page = paths.subscribe, path, site, token }: TokenFormProps) {
  if (!token) return null;
  return (
    <form method="post" action={`${backendAddress}${path}`}>
      <input type="hidden" name={tokenField} value={token} />
      <input type="hidden" name={hiddenFields.pagePath} value={pathOn(site, page)} />
      {children}
    </form>
  );
}
