import type { Metadata } from 'next';
import { connection } from 'next/server.js';
import { getPayload } from 'payload';
import { Door } from '../../../../accounts/admin/Door.tsx';
import { ForgottenForm } from '../../../../accounts/admin/DoorForms.tsx';
import { say } from '../../../../admin/say.ts';
import config from '../../../../payload.config.ts';

export const generateMetadata = (): Metadata => ({ title: say('Forgotten password') });

/** Where people ask for a link to a new password. */
export default async function Page() {
  await connection();
  return (
    <Door heading={say('Forgotten password')} payload={await getPayload({ config })}>
      <ForgottenForm />
    </Door>
  );
}
