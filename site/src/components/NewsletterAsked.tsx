import { newsletterWaiting } from '@frontage/contract/contact/messages.ts';
import { newsletterMarks } from '@frontage/contract/contact/newsletterMarkup.ts';
import { type Words, worded } from '@frontage/contract/contact/worded.ts';

/** The reader's address. If it is unknown, a placeholder that the form's script replaces. */
export function NewsletterAddress({ address }: { address?: string | undefined }) {
  return <span {...{ [newsletterMarks.address]: '' }}>{address ?? 'the address you gave'}</span>;
}

/** The text after an address was given: what happens next. */
export function NewsletterAsked({ address, words }: { address?: string | undefined; words?: Words | undefined }) {
  const { afterAddress, beforeAddress } = newsletterWaiting;
  const [before, after] = worded(words, `${beforeAddress}{address}${afterAddress}`).split('{address}');
  return (
    <>
      {before}
      <NewsletterAddress address={address} />
      {after}
    </>
  );
}
