import { letterMarks } from '@frontage/contract/contact/letterMarkup.ts';
import { letterWaiting } from '@frontage/contract/contact/messages.ts';

/** The reader's address, once the backend has written it in, or the script of the form. */
export function LetterAddress() {
  return <span {...{ [letterMarks.address]: '' }}>the address you gave</span>;
}

/** What an address that was given leads to. */
export function LetterAsked() {
  return (
    <>
      {letterWaiting.beforeAddress}
      <LetterAddress />
      {letterWaiting.afterAddress}
    </>
  );
}
