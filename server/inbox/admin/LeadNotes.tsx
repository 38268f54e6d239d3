import type { UIFieldServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import { say } from '../../admin/say.ts';
import { Moment } from '../../clock/admin/Moment.tsx';
import { readNotes } from '../addNote.ts';
import { AddNote } from './AddNote.tsx';
import asides from './asides.module.css';
import styles from './LeadNotes.module.css';

/** The notes of sales about a request, newest first, and an input for the next one. */
export async function LeadNotes({ id, req }: UIFieldServerProps) {
  if (id === undefined || !req.user || !hasRole(req, 'admin', 'sales')) return null;
  const notes = (await readNotes(req.payload, [Number(id)])).get(Number(id)) ?? [];
  return (
    <section className={styles.notes} aria-label={say('Notes of sales')}>
      <AddNote lead={Number(id)} user={req.user.id} />
      {notes.length === 0 && <p className={asides.hint}>{say('Nothing is noted yet.')}</p>}
      <ol>
        {notes.toReversed().map(({ authorName, createdAt, id: note, text }) => (
          <li key={note}>
            <p className={asides.hint}>
              {authorName}, <Moment iso={createdAt} />
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
