import { messagingText } from '@frontage/contract/constants.ts';
import type { PageContext } from '@frontage/contract/page.ts';

/** The agency's address, with its chat next to it where it has one. */
export function MailOrChat({ site }: { site: Pick<PageContext['site'], 'email' | 'messagingHref'> }) {
  return (
    <>
      <a href={`mailto:${site.email}`}>{site.email}</a>
      {site.messagingHref ? (
        <>
          {' '}
          <a href={site.messagingHref}>{messagingText}</a>
        </>
      ) : null}
    </>
  );
}
