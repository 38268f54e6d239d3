import { letterMarks } from '@frontage/contract/contact/letterMarkup.ts';
import { letterWaiting } from '@frontage/contract/contact/messages.ts';

/** The reader's address; where it is not known, words that the script of the form puts it in the place of. */
export function LetterAddress({ address }: { address?: string | undefined }) {
  return <span {...{ [letterMarks.address]: '' }}>{address ?? 'the address you gave'}</span>;
}

/** What an address that was given leads to. */
export function LetterAsked({ address }: { address?: string | undefined }) {
  return (
    <>
      {letterWaiting.beforeAddress}
      <LetterAddress address={address} />
      {letterWaiting.afterAddress}
    </>
  );
}
