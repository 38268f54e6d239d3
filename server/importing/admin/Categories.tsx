import { say } from '../../admin/say.ts';

/** A category that an article may have, with its name here. */
export interface OwnCategory {
  slug: string;
  name: string;
  /** Whether the site has it; otherwise the import creates it. */
  isThere: boolean;
}

/** Our categories as options: those of the site, and the addresses at which there can be a new one. */
export function Categories({ of, canCreate = false }: { of: readonly OwnCategory[]; canCreate?: boolean }) {
  const there = of.filter(({ isThere }) => isThere);
  const free = of.filter(({ isThere }) => !isThere);
  return (
    <>
      {there.map(({ name, slug }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
      {canCreate && free.length > 0 ? (
        <optgroup label={say('A new category of this name, at the address')}>
          {free.map(({ slug }) => (
            <option key={slug} value={slug}>
              /{slug}
            </option>
          ))}
        </optgroup>
      ) : null}
    </>
  );
}
