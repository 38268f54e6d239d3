'use client';

import { Button } from '@payloadcms/ui';
import type { FormEvent } from 'react';
import { Choice } from '../../admin/fields/controls.tsx';
import { say } from '../../admin/say.ts';
import { useAct } from '../../admin/useAct.ts';
import styles from './account.module.css';
import { DoorField } from './DoorField.tsx';

/** Asks for name, address and role; the person chooses a password by the link in the email. */
export function InviteForm() {
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
      <DoorField title={say('Name')} name="name" type="text" autoComplete="off" />
      <DoorField title={say('Address')} name="email" type="email" autoComplete="off" />
      <Choice title={say('Role')} name="role" defaultValue="editor">
        <option value="editor">{say('Editor: the contents of the site')}</option>
        <option value="sales">{say('Sales: what visitors sent')}</option>
        <option value="admin">{say('Admin: everything')}</option>
      </Choice>
      <Button type="submit" disabled={isBusy}>
        {say('Send the invitation')}
      </Button>
    </form>
  );
}
