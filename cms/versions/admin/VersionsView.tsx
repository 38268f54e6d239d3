import type { DocumentViewServerProps, TypeWithVersion } from 'payload';
import { Moment } from '../../clock/admin/Moment.tsx';
import { previewCollections } from '../../preview/previewLinks.ts';
import styles from './versions.module.css';

interface Written {
  _status?: string | null;
  editedBy?: string | null;
  title?: string | null;
}

/** What there was of a document, the newest first, with where a version is looked at. */
interface Versions {
  docs: { id: number | string; updatedAt: string; version: Written }[];
  address: string;
}

/** The versions of a document: when each was written, by whom, and what visitors saw of it. */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const versions = await versionsOf(initPageResult);
  if (!versions) return null;
  const { address, docs } = versions;
  const hasTitles = docs.some(({ version }) => version.title);
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
            {hasTitles ? <th scope="col">Title</th> : null}
          </tr>
        </thead>
        <tbody>
          {docs.map(({ id, updatedAt, version, ...rest }) => (
            <tr key={id}>
              <td>
                <a href={`${address}/versions/${id}`}>
                  <Moment iso={updatedAt} />
                </a>
              </td>
              <td>{version.editedBy ?? 'A program'}</td>
              <td>{stateOf(version, { isNewest: id === shown, isBySelf: isAutosaved(rest) })}</td>
              {hasTitles ? <td>{version.title}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

async function versionsOf({
  collectionConfig,
  docID,
  globalConfig,
  req,
}: DocumentViewServerProps['initPageResult']): Promise<Versions | undefined> {
  const asked = { sort: '-updatedAt', pagination: false, depth: 0, overrideAccess: false, req } as const;
  if (globalConfig?.slug === 'site-settings') {
    const { slug } = globalConfig;
    // Of a global Payload (3.90.2) reads nothing within `version` where parts of it are selected.
    const { docs } = await req.payload.findGlobalVersions({ slug, ...asked });
    return { docs, address: `/admin/globals/${slug}` };
  }
  const collection = previewCollections.find((slug) => slug === collectionConfig?.slug);
  if (!collection || docID === undefined) return undefined;
  const select = { version: { _status: true, editedBy: true, title: true }, autosave: true, updatedAt: true } as const;
  const where = { parent: { equals: docID } };
  const { docs } = await req.payload.findVersions({ collection, where, ...asked, select });
  return { docs, address: `/admin/collections/${collection}/${docID}` };
}

function stateOf({ _status }: Written, { isBySelf, isNewest }: { isNewest: boolean; isBySelf: boolean }): string {
  if (_status === 'published') return isNewest ? 'Published last' : 'Published then';
  return isBySelf ? 'Draft, saved by itself' : 'Draft';
}

function isAutosaved(version: Partial<TypeWithVersion<unknown>>): boolean {
  return Reflect.get(version, 'autosave') === true;
}
