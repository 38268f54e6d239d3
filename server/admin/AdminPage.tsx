import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import styles from './AdminPage.module.css';

interface AdminPageProps {
  /** The props that Payload passes to a view. */
  view: AdminViewServerProps;
  children: ReactNode;
}

/** A page of our own in the admin, with Payload's menu and header, for signed-in users. */
export function AdminPage({ children, view }: AdminPageProps) {
  signInFirst(view);
  const { initPageResult, params, searchParams } = view;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      payload={req.payload}
      permissions={permissions}
      {...(searchParams ? { searchParams } : {})}
      {...(req.user ? { user: req.user } : {})}
      visibleEntities={visibleEntities}
    >
      <Gutter className={styles.page ?? ''}>{children}</Gutter>
    </DefaultTemplate>
  );
}

/**
 * Redirects to the sign-in, which leads back, unless the user is signed in. Payload does so for its own pages, but not
 * for ours.
 */
export function signInFirst({ initPageResult: { req }, params, searchParams }: AdminViewServerProps): void {
  if (req.user) return;
  const path = ['/admin', ...[params?.segments ?? []].flat()].join('/');
  const asked = Object.entries(searchParams ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const query = asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
  redirect(`/admin/login?redirect=${encodeURIComponent(path + query)}`);
}
