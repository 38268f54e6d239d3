import { backendAddress } from '@frontage/client/backendAddress.ts';
import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import { LinkButton } from './LinkButton.tsx';

interface NewsletterFormProps {
  /** Path of the call on the backend. */
  path: string;
  /** A signed token. Without one the button would help nobody, so it is not rendered. */
  token: string | undefined;
  label: string;
  /** `link`: looks like the links next to it. */
  tone: 'accent' | 'ink' | 'link';
}

/** A single button that sends a signed token back. */
export function NewsletterForm({ label, path, token, tone }: NewsletterFormProps) {
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
