import { DefaultNavClient } from '@payloadcms/next/client';
import { DefaultNav } from '@payloadcms/next/rsc';
import { type EntityToGroup, EntityType, getVisibleEntities, groupNavItems } from '@payloadcms/ui/shared';
import type { PayloadRequest, ServerProps } from 'payload';
import type { ComponentProps } from 'react';
import { hasRole } from '../../access/access.ts';
import { viewTable } from '../../access/accessTable.ts';
import { titleOf } from '../AdminPage.tsx';
import admin from '../admin.module.css';
import { say } from '../say.ts';
import styles from './menu.module.css';
import { NavLink } from './NavLink.tsx';

/** What is opened every day; with the inbox, the board and the calendar at most ten links. The rest is under "More". */
const daily = ['pages', 'articles', 'media', 'forms', 'site-settings'];
const pagesOfMore = ['history', 'coming', 'speed', 'import', 'person'] as const;

/** Payload's menu without its list of collections: {@link MenuLinks} has them, after the links of sales. */
export function Menu(props: ComponentProps<typeof DefaultNav>) {
  return <DefaultNav {...props} visibleEntities={{ collections: [], globals: [] }} />;
}

export function MenuLinks({ i18n, payload, permissions, user }: ServerProps) {
  if (!permissions || !user) return null;
  const { collections, globals } = payload.config;
  // Nothing else of the request is read.
  const visible = getVisibleEntities({ req: { payload, user } as PayloadRequest });
  const entities: EntityToGroup[] = [
    ...collections
      .filter(({ slug }) => visible.collections.includes(slug))
      .map((entity) => ({ type: EntityType.collection as const, entity })),
    ...globals
      .filter(({ slug }) => visible.globals.includes(slug))
      .map((entity) => ({ type: EntityType.global as const, entity })),
  ];
  const isDaily = ({ entity }: EntityToGroup) => daily.includes(entity.slug);
  const main = groupNavItems(entities.filter(isDaily), permissions, i18n)
    .flatMap((group) => group.entities)
    .sort((one, other) => daily.indexOf(one.slug) - daily.indexOf(other.slug));
  return (
    <>
      <NavLink href="/admin/visits">{say('Visits')}</NavLink>
      {main.map(({ label, slug, type }) => (
        <NavLink key={slug} href={`/admin/${type}/${slug}`}>
          {String(label)}
        </NavLink>
      ))}
      <details className={styles.more}>
        <summary>{say('More')}</summary>
        {pagesOfMore
          .filter((name) => hasRole({ user }, ...viewTable[name].who))
          .map((name) => (
            <NavLink key={name} href={`/admin/${name}`}>
              {say(titleOf(payload.config, name))}
            </NavLink>
          ))}
        <DefaultNavClient
          groups={groupNavItems(
            entities.filter((one) => !isDaily(one)),
            permissions,
            i18n,
          )}
          navPreferences={{ open: true, groups: {} }}
        />
      </details>
    </>
  );
}

export function WebsiteLink({ payload }: ServerProps) {
  return (
    <a className={admin.link} href={String(payload.config.admin.custom?.siteUrl)} target="_blank" rel="noreferrer">
      {say('Open the website')}
    </a>
  );
}
