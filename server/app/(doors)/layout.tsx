import '../../admin/look.css';
import '@payloadcms/next/css';
import '@fontsource-variable/familjen-grotesk/index.css';
import '@frontage/design/styles/tokens.css';
import '../../admin/theme.css';
import type { Metadata } from 'next';
import { cookies } from 'next/headers.js';
import type { ReactNode } from 'react';
import { spokenLanguage } from '../../admin/say.ts';
import { EarlyActs } from '../../admin/waking/EarlyActs.tsx';
import { SpokenWords } from '../../admin/words/SpokenWords.tsx';

export const metadata: Metadata = {
  title: { template: '%s · Frontage', default: 'Frontage' },
  robots: 'noindex, nofollow',
};

/**
 * Around the pages of people who have not signed in. Without Payload's own layout, which loads the editors of the whole
 * admin: a megabyte of script for two fields.
 */
export default async function Layout({ children }: { children: ReactNode }) {
  const chosen = (await cookies()).get('payload-theme')?.value;
  return (
    <html lang={spokenLanguage()} dir="ltr" data-theme={chosen === 'dark' ? 'dark' : 'light'} suppressHydrationWarning>
      <body>
        <EarlyActs />
        <main className="template-minimal template-minimal--width-normal">
          <div className="template-minimal__wrap">
            <SpokenWords>{children}</SpokenWords>
          </div>
        </main>
      </body>
    </html>
  );
}
