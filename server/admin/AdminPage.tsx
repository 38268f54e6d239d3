import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, SanitizedConfig } from 'payload';
import type { ReactNode } from 'react';
import { hasRole } from '../access/access.ts';
import { viewTable } from '../access/accessTable.ts';
import styles from './admin.module.css';
import { say } from './say.ts';

/**
 * Makes a view of our own: a page with Payload's menu and header for those to whom the table of access opens it, and the
 * sign-in, which leads back, for who has not signed in: Payload does so for its own pages, but not for ours.
 */
export function adminPage(
  name: keyof typeof viewTable,
  draw: (view: AdminViewServerProps) => ReactNode | Promise<ReactNode>,
) {
  return async function AdminPage(view: AdminViewServerProps) {
    signInFirst(view);
    const { initPageResult, params, searchParams } = view;
    const { locale, permissions, req, visibleEntities } = initPageResult;
    const { payload, user } = req;
    const isOpen = hasRole(req, ...viewTable[name].who);
    return (
      <DefaultTemplate
        i18n={req.i18n}
        {...(locale ? { locale } : {})}
        {...(params ? { params } : {})}
        payload={payload}
        permissions={permissions}
        {...(searchParams ? { searchParams } : {})}
        {...(user ? { user } : {})}
        visibleEntities={visibleEntities}
      >
        <Gutter className={styles.page ?? ''}>
          <h1>{say(titleOf(payload.config, name))}</h1>
          {isOpen ? (
            await draw(view)
          ) : (
            <p>{say('Your role has no access to this page. An admin can change your role.')}</p>
          )}
        </Gutter>
      </DefaultTemplate>
    );
  };
}

export const titleOf = ({ admin }: SanitizedConfig, name: keyof typeof viewTable) =>
  String(admin.components.views?.[name]?.meta?.title);

function signInFirst({ initPageResult: { req }, params, searchParams }: AdminViewServerProps): void {
  if (req.user) return;
  const path = ['/admin', ...[params?.segments ?? []].flat()].join('/');
  const asked = Object.entries(searchParams ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const query = asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
  redirect(`/admin/login?redirect=${encodeURIComponent(path + query)}`);
}
