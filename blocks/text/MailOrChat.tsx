import type { PageContext } from '@frontage/contract/page.ts';
import { saySite, useWords } from '@frontage/design/kit/index.ts';

/** The agency's address, with its chat next to it where it has one. */
export function MailOrChat({ site }: { site: Pick<PageContext['site'], 'email' | 'messagingHref'> }) {
  const words = useWords();
  return (
    <>
      <a href={`mailto:${site.email}`}>{site.email}</a>
      {site.messagingHref ? (
        <>
          {' '}
          <a href={site.messagingHref}>{saySite(words, 'page.chat')}</a>
        </>
      ) : null}
    </>
  );
}
