import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Door } from './Door.tsx';
import { SignInForm } from './SignInForm.tsx';

/** `/admin/login`, in place of Payload's own, which has no codes. */
export function SignInView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' });
  if (req.user) redirect(target);
  return (
    <Door heading="Log in" payload={req.payload}>
      <SignInForm target={target} />
    </Door>
  );
}
