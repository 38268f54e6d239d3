import type { DocumentViewServerProps, TypeWithVersion } from 'payload';
import { previewCollections } from '../../preview/previewLinks.ts';
import { Moment } from '../publication/Moment.tsx';
import styles from './versions.module.css';

interface Written {
  _status?: string | null;
  editedBy?: string | null;
  title?: string | null;
}

/** The versions of a document: when each was written, by whom, and what visitors saw of it. */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  const collection = previewCollections.find((slug) => slug === collectionConfig?.slug);
  if (!collection || docID === undefined) return null;
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: docID } },
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
    select: { version: { _status: true, editedBy: true, title: true }, autosave: true, updatedAt: true },
  });
  const shown = docs.find(({ version }) => version._status === 'published')?.id;
  return (
    <main className={styles.versions}>
      <p>
        Open a version to see what is different, and to bring it back: as a draft, which visitors do not see, or
        published at once.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Written</th>
            <th scope="col">By</th>
            <th scope="col">State</th>
            <th scope="col">Title</th>
          </tr>
        </thead>
        <tbody>
          {docs.map(({ id, updatedAt, version, ...rest }) => (
            <tr key={id}>
              <td>
                <a href={`/admin/collections/${collection}/${docID}/versions/${id}`}>
                  <Moment iso={updatedAt} />
                </a>
              </td>
              <td>{version.editedBy ?? 'A program'}</td>
              <td>{stateOf(version, { isNewest: id === shown, isBySelf: isAutosaved(rest) })}</td>
              <td>{version.title}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

function stateOf({ _status }: Written, { isBySelf, isNewest }: { isNewest: boolean; isBySelf: boolean }): string {
  if (_status === 'published') return isNewest ? 'Published last' : 'Published then';
  return isBySelf ? 'Draft, saved by itself' : 'Draft';
}

function isAutosaved(version: Partial<TypeWithVersion<unknown>>): boolean {
  return Reflect.get(version, 'autosave') === true;
}
