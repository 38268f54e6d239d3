'use client';

import { Button } from '@payloadcms/ui';
import { type FormEvent, useId } from 'react';
import { say } from '../../admin/say.ts';
import { useAct } from '../../admin/useAct.ts';
import styles from './account.module.css';
import { DoorField } from './DoorField.tsx';

/** Asks for name, address and role; the person chooses a password by the link in the email. */
export function InviteForm() {
  const id = useId();
  const { act, isBusy } = useAct();

  async function invite(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const { answer } = await act('/api/users/invite', Object.fromEntries(new FormData(form)));
    if (answer) form.reset();
  }

  return (
    <form className={styles.invite} onSubmit={(event) => void invite(event)}>
      <h2>{say('Invite somebody')}</h2>
      <p>{say('They get an email with a link that is good for seven days, and choose their own password.')}</p>
      <DoorField label={say('Name')} name="name" type="text" autoComplete="off" />
      <DoorField label={say('Address')} name="email" type="email" autoComplete="off" />
      <div>
        <label htmlFor={id}>{say('Role')}</label>
        <select id={id} name="role" defaultValue="editor">
          <option value="editor">{say('Editor: the contents of the site')}</option>
          <option value="sales">{say('Sales: what visitors sent')}</option>
          <option value="admin">{say('Admin: everything')}</option>
        </select>
      </div>
      <Button type="submit" disabled={isBusy}>
        {say('Send the invitation')}
      </Button>
    </form>
  );
}
