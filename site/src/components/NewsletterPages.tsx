import { backendAddress } from '@frontage/client/backendAddress.ts';
import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import { newsletterPaths, paths } from '@frontage/contract/paths.ts';
import type { Visit } from '@frontage/contract/visit.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { Button, ButtonLink } from '@frontage/design/kit/Button/Button.tsx';
import { TextLink } from '@frontage/design/kit/TextLink/TextLink.tsx';
import { LinkButton } from './LinkButton.tsx';
import { NewsletterAddress, NewsletterAsked } from './NewsletterAsked.tsx';
import { ShortAnswer } from './ShortAnswer.tsx';

interface NewsletterFormProps {
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
  reader: Visit['reader'];
  /** The agency's address. */
  email: string;
}

/** Facts about the newsletter for its readers. */
const facts = [
  { title: 'How often', description: 'monthly, never twice' },
  { title: 'Inside', description: 'one article, one number, one job' },
  { title: 'Leave', description: 'one click, no question' },
];

/** The page after an address was given. */
export function NewsletterWaiting({ reader }: NewsletterProps) {
  return (
    <ShortAnswer
      title={saySite(undefined, 'letterTitle')}
      text={<NewsletterAsked address={reader?.address} />}
      actions={
        <>
          <NewsletterForm path={newsletterPaths.again} token={reader?.token} label="Send it again" tone="link" />
          <TextLink href={paths.subscribe}>{saySite(undefined, 'letterAnother')}</TextLink>
        </>
      }
      berth={{ label: 'waiting', isTaken: false }}
    />
  );
}

/**
 * The page behind the link in the email. Opening it changes nothing, because programs that scan emails open links too.
 */
export function NewsletterConfirm({ reader }: NewsletterProps) {
  return (
    <ShortAnswer
      title={saySite(undefined, 'letterTitle')}
      text={
        <>
          This one: it puts <NewsletterAddress address={reader?.address} /> on the list.
        </>
      }
      actions={
        <NewsletterForm path={newsletterPaths.confirm} token={reader?.token} label="Put me on the list" tone="accent" />
      }
      facts={facts}
      berth={{ label: 'waiting', isTaken: false }}
    />
  );
}

export function NewsletterEntered({ reader }: NewsletterProps) {
  return (
    <ShortAnswer
      title="You are on the list"
      text={
        <>
          The letter comes to <NewsletterAddress address={reader?.address} />, once a month.
        </>
      }
      actions={
        <>
          <ButtonLink href="/insights">Read the latest articles</ButtonLink>
          {reader?.leaveToken ? (
            <TextLink href={`${newsletterPaths.leave}?t=${reader.leaveToken}`}>Leave the list</TextLink>
          ) : null}
        </>
      }
      facts={facts}
      berth={{ label: 'entered', isTaken: true }}
    />
  );
}

/** The page for a link that is too old or was cut off, or whose reader has left since. */
export function NewsletterRunOut({ reader }: NewsletterProps) {
  return (
    <ShortAnswer
      title="This link has expired"
      text="Links work for seven days. Ask for a fresh one; it takes a minute."
      actions={
        reader?.token ? (
          <NewsletterForm path={newsletterPaths.again} token={reader.token} label="Send a fresh link" tone="accent" />
        ) : (
          <ButtonLink href={paths.subscribe} tone="accent">
            Ask for a fresh link
          </ButtonLink>
        )
      }
      berth={{ label: 'still empty', isTaken: false }}
    />
  );
}

/**
 * The page behind the unsubscribe link of an email, for readers who open it instead of pressing their email program's
 * button.
 */
export function NewsletterLeave({ email, reader }: NewsletterProps) {
  return (
    <ShortAnswer
      title="Leave the list"
      text={
        reader?.token
          ? 'One click, no question. Nothing comes to this address afterwards.'
          : `This link was cut off on its way. Open it from the email once more, or write to ${email} and we take you off.`
      }
      actions={
        <NewsletterForm path={newsletterPaths.left} token={reader?.token} label="Take me off the list" tone="ink" />
      }
      berth={{ label: 'your place', isTaken: true }}
    />
  );
}

export function NewsletterLeft() {
  return (
    <ShortAnswer
      title="You are off the list"
      text="You get no more letters. If that was a mistake, ask again: your place is still free."
      actions={<TextLink href={paths.subscribe}>Ask again</TextLink>}
      berth={{ label: 'free', isTaken: false }}
    />
  );
}

/** A single button that sends a signed token back. */
function NewsletterForm({ label, path, token, tone }: NewsletterFormProps) {
  if (!token) return null;
  return (
    <form method="post" action={`${backendAddress}${path}`}>
      <input type="hidden" name={tokenField} value={token} />
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
