import { backendAddress } from '@frontage/client/backendAddress.ts';
import { letterMarks, tokenField } from '@frontage/contract/contact/letterMarkup.ts';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import { LinkButton } from './LinkButton.tsx';

interface LetterFormProps {
  /** Path of the call on the backend. */
  path: string;
  label: string;
  /** `link`: as quiet as a link beside it. */
  tone: 'accent' | 'ink' | 'link';
}

/** One button that carries a signed token back. Hidden until the backend has written one in. */
export function LetterForm({ label, path, tone }: LetterFormProps) {
  return (
    <form method="post" action={`${backendAddress}${path}`} hidden {...{ [letterMarks.known]: '' }}>
      <input type="hidden" name={tokenField} value="" {...{ [letterMarks.token]: '' }} />
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
