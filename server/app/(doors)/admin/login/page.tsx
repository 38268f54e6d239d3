import type { Metadata } from 'next';
import { headers } from 'next/headers.js';
import { redirect } from 'next/navigation';
import { getPayload } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Door } from '../../../../accounts/admin/Door.tsx';
import { SignInForm } from '../../../../accounts/admin/DoorForms.tsx';
import { say } from '../../../../admin/say.ts';
import config from '../../../../payload.config.ts';

export const generateMetadata = (): Metadata => ({ title: say('Log in') });

interface Asked {
  searchParams: Promise<{ redirect?: string | string[] }>;
}

/** In place of Payload's own page, which has no codes. */
export default async function Page({ searchParams }: Asked) {
  const payload = await getPayload({ config });
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo: (await searchParams).redirect ?? '' });
  const { user } = await payload.auth({ headers: await headers() });
  if (user) redirect(target);
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs === 0) redirect('/admin/create-first-user');
  return (
    <Door heading={say('Log in')} payload={payload}>
      <SignInForm target={target} />
    </Door>
  );
}
