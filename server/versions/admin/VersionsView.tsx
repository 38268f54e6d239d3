import type { DocumentViewServerProps } from 'payload';
import { say } from '../../admin/say.ts';
import { Moment } from '../../clock/admin/Moment.tsx';
import { readVersions, type VersionRow } from '../readVersions.ts';
import styles from './versions.module.css';

/** The versions of a document: when and by whom each was written, and what differed, or whether visitors saw it. */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const versions = await readVersions(initPageResult);
  if (!versions) return null;
  const { address, hasDrafts, rows } = versions;
  const hasTitles = rows.some(({ title }) => title);
  const hasChanges = rows.some(({ changed }) => changed);
  const shown = rows.find(({ isPublished }) => isPublished)?.id;
  return (
    <main className={styles.versions}>
      <p>{say(hasDrafts ? withDrafts : live)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('Written')}</th>
            <th scope="col">{say('By')}</th>
            {hasDrafts ? <th scope="col">{say('State')}</th> : null}
            {hasTitles ? <th scope="col">{say('Title')}</th> : null}
            {hasChanges ? <th scope="col">{say('Changed')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <a href={`${address}/versions/${row.id}`}>
                  <Moment iso={row.updatedAt} />
                </a>
              </td>
              <td>{row.by}</td>
              {hasDrafts ? <td>{stateOf(row, row.id === shown)}</td> : null}
              {hasTitles ? <td>{row.title}</td> : null}
              {hasChanges ? <td>{row.changed?.join(', ')}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const withDrafts =
  'Open a version to see what is different, and to bring it back: as a draft, which visitors do not see, or published at once.';
const live = 'Open a version to see what is different, and to bring it back. What you restore applies at once.';

function stateOf({ isAutosaved, isPublished }: VersionRow, isNewest: boolean): string {
  if (isPublished) return isNewest ? say('Published last') : say('Published then');
  return isAutosaved ? say('Draft, saved by itself') : say('Draft');
}
