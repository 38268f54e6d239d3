import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import styles from './AdminPage.module.css';
import { signInFirst } from './signInFirst.ts';

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
