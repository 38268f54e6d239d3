import type { Metadata } from 'next';
import { getPayload } from 'payload';
import { Door } from '../../../../../accounts/admin/Door.tsx';
import { SetPasswordForm } from '../../../../../accounts/admin/DoorForms.tsx';
import { say } from '../../../../../admin/say.ts';
import config from '../../../../../payload.config.ts';

export const generateMetadata = (): Metadata => ({ title: say('Choose your password') });

/** Where the links of invitations and of forgotten passwords lead. */
export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <Door heading={say('Choose your password')} payload={await getPayload({ config })}>
      <SetPasswordForm token={token} />
    </Door>
  );
}
