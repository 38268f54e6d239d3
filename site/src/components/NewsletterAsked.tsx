import { newsletterMarks } from '@frontage/contract/contact/newsletterMarkup.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { useWords } from '@frontage/design/kit/words.ts';

/** The reader's address, or words that stand for it. */
export function NewsletterAddress({ address }: { address?: string | undefined }) {
  const words = useWords();
  return <span {...{ [newsletterMarks.address]: '' }}>{address ?? saySite(words, 'letter.yourAddress')}</span>;
}

/** The text after an address was given: what happens next. */
export function NewsletterAsked({ address, words }: { address?: string | undefined; words?: Words | undefined }) {
  const [before, after] = saySite(words, 'letterText', { address: '{address}' }).split('{address}');
  return (
    <>
      {before}
      <NewsletterAddress address={address} />
      {after}
    </>
  );
}
