import type { AdminViewServerProps } from 'payload';
import { Door } from './Door.tsx';
import { ForgottenForm } from './ForgottenForm.tsx';

/** `/admin/forgot`: where people ask for a link to a new password. */
export function ForgottenView({ initPageResult: { req } }: AdminViewServerProps) {
  return (
    <Door heading="Forgotten password" payload={req.payload}>
      <ForgottenForm />
    </Door>
  );
}
