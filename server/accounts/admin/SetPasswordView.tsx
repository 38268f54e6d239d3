import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { Door } from './Door.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';

/** `/admin/set-password/<token>`: where the links of invitations and of forgotten passwords lead. */
export function SetPasswordView({ initPageResult: { req }, params }: AdminViewServerProps) {
  const token = params?.segments?.at(1) ?? '';
  return (
    <MinimalTemplate>
      <Door heading="Choose your password" payload={req.payload}>
        <SetPasswordForm token={String(token)} />
      </Door>
    </MinimalTemplate>
  );
}
