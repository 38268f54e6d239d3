import { backendAddress } from '@frontage/client/backendAddress.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { newsletterMarks, tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import { newsletterPaths, paths } from '@frontage/contract/paths.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { pathOn } from '@frontage/contract/spokenPaths.ts';
import type { Visit } from '@frontage/contract/visit.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { Button, ButtonLink, LinkButton, saySite, TextLink, useWords } from '@frontage/design/kit/index.ts';
import { ShortAnswer } from './ShortAnswer.tsx';

type Reader = Visit['reader'];

interface NewsletterFormProps {
  site: SiteSettings;
  /** Path of the call on the backend. */
  path: string;
  /** A signed token. Without one the button would help nobody, so it is not rendered. */
  token: string | undefined;
  label: string;
  /** `link`: looks like the links next to it. */
  tone: 'accent' | 'ink' | 'link';
}

interface NewsletterProps {
  /** The reader of the page, as far as they are known. */
  reader: Reader;
  site: SiteSettings;
  /** Where readers find articles in their language. */
  articles: string;
}

/** Facts about the newsletter for its readers. */
const factsIn = (words: Words | undefined) => [
  { title: saySite(words, 'letter.howOften'), description: saySite(words, 'letter.monthly') },
  { title: saySite(words, 'letter.inside'), description: saySite(words, 'letter.contents') },
  { title: saySite(words, 'letter.leaveFact'), description: saySite(words, 'letter.oneClick') },
];

function WithAddress({ id, reader }: { id: 'letterText' | 'letter.confirm' | 'letter.enteredText'; reader: Reader }) {
  const [before, after] = saySite(useWords(), id, { address: '\n' }).split('\n');
  return (
    <>
      {before}
      <NewsletterAddress address={reader?.address} />
      {after}
    </>
  );
}

/** The page after an address was given. */
export function NewsletterWaiting({ reader, site }: NewsletterProps) {
  const words = useWords();
  return (
    <ShortAnswer
      title={saySite(words, 'letterTitle')}
      text={<WithAddress id="letterText" reader={reader} />}
      actions={
        <>
          <NewsletterForm
            site={site}
            path={newsletterPaths.again}
            token={reader?.token}
            label={saySite(words, 'sendAgain')}
            tone="link"
          />
          <TextLink href={pathOn(site, paths.subscribe)}>{saySite(words, 'letterAnother')}</TextLink>
        </>
      }
      berth={{ label: saySite(words, 'letter.waiting'), isTaken: false }}
    />
  );
}

/**
 * The page behind the link in the email. Opening it changes nothing, because programs that scan emails open links too.
 */
export function NewsletterConfirm({ reader, site }: NewsletterProps) {
  const words = useWords();
  return (
    <ShortAnswer
      title={saySite(words, 'letterTitle')}
      text={<WithAddress id="letter.confirm" reader={reader} />}
      actions={
        <NewsletterForm
          site={site}
          path={newsletterPaths.confirm}
          token={reader?.token}
          label={saySite(words, 'letter.confirmButton')}
          tone="accent"
        />
      }
      facts={factsIn(words)}
      berth={{ label: saySite(words, 'letter.waiting'), isTaken: false }}
    />
  );
}

export function NewsletterEntered({ articles, reader, site }: NewsletterProps) {
  const words = useWords();
  return (
    <ShortAnswer
      title={saySite(words, 'letter.entered')}
      text={<WithAddress id="letter.enteredText" reader={reader} />}
      actions={
        <>
          <ButtonLink href={articles}>{saySite(words, 'letter.articles')}</ButtonLink>
          {reader?.leaveToken ? (
            <TextLink href={`${pathOn(site, newsletterPaths.leave)}?t=${reader.leaveToken}`}>
              {saySite(words, 'letter.leave')}
            </TextLink>
          ) : null}
        </>
      }
      facts={factsIn(words)}
      berth={{ label: saySite(words, 'letter.enteredStamp'), isTaken: true }}
    />
  );
}

/** The page for a link that is too old or was cut off, or whose reader has left since. */
export function NewsletterRunOut({ reader, site }: NewsletterProps) {
  const words = useWords();
  return (
    <ShortAnswer
      title={saySite(words, 'letter.expired')}
      text={saySite(words, 'letter.expiredText')}
      actions={
        reader?.token ? (
          <NewsletterForm
            site={site}
            path={newsletterPaths.again}
            token={reader.token}
            label={saySite(words, 'letter.sendFresh')}
            tone="accent"
          />
        ) : (
          <ButtonLink href={pathOn(site, paths.subscribe)} tone="accent">
            {saySite(words, 'letter.askFresh')}
          </ButtonLink>
        )
      }
      berth={{ label: saySite(words, 'letter.stillEmpty'), isTaken: false }}
    />
  );
}

/**
 * The page behind the unsubscribe link of an email, for readers who open it instead of pressing their email program's
 * button.
 */
export function NewsletterLeave({ reader, site }: NewsletterProps) {
  const words = useWords();
  return (
    <ShortAnswer
      title={saySite(words, 'letter.leave')}
      text={
        reader?.token ? saySite(words, 'letter.leaveText') : saySite(words, 'letter.leaveBroken', { email: site.email })
      }
      actions={
        <NewsletterForm
          site={site}
          path={newsletterPaths.left}
          token={reader?.token}
          label={saySite(words, 'letter.leaveButton')}
          tone="ink"
        />
      }
      berth={{ label: saySite(words, 'letter.yourPlace'), isTaken: true }}
    />
  );
}

export function NewsletterLeft({ site }: NewsletterProps) {
  const words = useWords();
  return (
    <ShortAnswer
      title={saySite(words, 'letter.left')}
      text={saySite(words, 'letter.leftText')}
      actions={<TextLink href={pathOn(site, paths.subscribe)}>{saySite(words, 'letter.askAgain')}</TextLink>}
      berth={{ label: saySite(words, 'letter.free'), isTaken: false }}
    />
  );
}

/** A single button that sends a signed token back. */
function NewsletterForm({ label, path, site, token, tone }: NewsletterFormProps) {
  if (!token) return null;
  return (
    <form method="post" action={`${backendAddress}${path}`}>
      <input type="hidden" name={tokenField} value={token} />
      <input type="hidden" name={hiddenFields.pagePath} value={pathOn(site, paths.subscribe)} />
      {tone === 'link' ? (
        <LinkButton type="submit">{label}</LinkButton>
      ) : (
        <Button type="submit" tone={tone}>
          {label}
        </Button>
      )}
    </form>
  );
}

function NewsletterAddress({ address }: { address?: string | undefined }) {
  const words = useWords();
  return <span {...{ [newsletterMarks.address]: '' }}>{address ?? saySite(words, 'letter.yourAddress')}</span>;
}
