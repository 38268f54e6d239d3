/** A category that an article may have, with its name here. */
export interface OwnCategory {
  slug: string;
  name: string;
}

/** Our categories as options. */
export function Categories({ of }: { of: readonly OwnCategory[] }) {
  return of.map(({ name, slug }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
}
