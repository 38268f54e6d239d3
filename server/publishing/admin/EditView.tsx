import { editPath } from '@frontage/contract/preview.ts';
import { redirect } from 'next/navigation';
import { adminPage } from '../../admin/AdminPage.tsx';
import admin from '../../admin/admin.module.css';
import { say } from '../../admin/say.ts';
import { liveAddress } from '../addressOnSite.ts';
import { findFormOfAddress, pathMeant } from '../findFormOfAddress.ts';
import styles from './publication.module.css';

/** `/admin/edit?path=/services/flow`: leads a person who is signed in from a page of the site to its form. */
export const EditView = adminPage('edit', async ({ initPageResult: { req }, searchParams }) => {
  const given = searchParams?.path;
  const typed = typeof given === 'string' ? given.trim() : '';
  const path = pathMeant(typed);
  const form = path === undefined ? undefined : await findFormOfAddress(req, path);
  if (form) redirect(form);
  return (
    <>
      {typed === '' ? null : (
        <p role="status">
          {path === undefined
            ? say('“{typed}” is no address of the site. One begins with a slash, or with https://', { typed })
            : say('There is no document at {path}. It may be drawn by the site itself, as the search is, or be gone.', {
                path,
              })}
        </p>
      )}
      <form action="/admin/edit" className={`${admin.find} ${styles.find}`}>
        <label htmlFor="edit-path">{say('Address of the page')}</label>
        <input id="edit-path" name="path" defaultValue={typed} placeholder="/services/flow" required />
        <button type="submit">{say('Open its form')}</button>
      </form>
      <p>
        {say('Shorter on the site itself: type {editPath} in front of the path, such as {liveAddress}', {
          editPath,
          liveAddress: liveAddress(req.payload, `${editPath}/services/flow`),
        })}
      </p>
    </>
  );
});
