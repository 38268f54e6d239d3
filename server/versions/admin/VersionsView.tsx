import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import admin from '../../admin/admin.module.css';
import { FigureTable } from '../../admin/figures.tsx';
import { say } from '../../admin/say.ts';
import { Moment } from '../../clock/admin/Moment.tsx';
import { readVersions, type VersionRow } from '../readVersions.ts';

/** The versions of a document: when and by whom each was written, and what differed, or whether visitors saw it. */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const versions = await readVersions(initPageResult);
  if (!versions) return null;
  const { address, hasDrafts, rows } = versions;
  const hasTitles = rows.some(({ title }) => title);
  const hasChanges = rows.some(({ changed }) => changed);
  const shown = rows.find(({ isPublished }) => isPublished)?.id;
  return (
    <main>
      <Gutter className={admin.page ?? ''}>
        <p>{say(hasDrafts ? withDrafts : live)}</p>
        <FigureTable
          label={say('Versions')}
          heads={[
            ...[say('Written'), say('By')],
            ...(hasDrafts ? [say('State')] : []),
            ...(hasTitles ? [say('Title')] : []),
            ...(hasChanges ? [say('Changed')] : []),
          ]}
          rows={rows.map((row) => ({
            id: row.id,
            cells: [
              <a key="written" href={`${address}/versions/${row.id}`}>
                <Moment iso={row.updatedAt} />
              </a>,
              row.by,
              ...(hasDrafts ? [stateOf(row, row.id === shown)] : []),
              ...(hasTitles ? [row.title ?? ''] : []),
              ...(hasChanges ? [row.changed?.join(', ') ?? ''] : []),
            ],
          }))}
        />
      </Gutter>
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
