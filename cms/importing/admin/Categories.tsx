/** A category that an article may have, by the name that it has here. */
export interface OwnCategory {
  slug: string;
  name: string;
}

/** Categories of ours as options. */
export function Categories({ of }: { of: readonly OwnCategory[] }) {
  return of.map(({ name, slug }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
}
