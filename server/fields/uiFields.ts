import type { CollectionConfig, Field, GlobalConfig, RowField, UIField } from 'payload';

export const row = (...fields: Field[]): RowField => ({ type: 'row', fields });

/** For a group that is named as its tab: filters and places say the name, the form does not repeat it. */
export const untitled = { className: 'untitled' };

type Drawn = NonNullable<UIField['admin']['components']>;

/** A part of a form that stores nothing, and the cell of its column if it has one. */
export function uiField(
  name: string,
  Field: NonNullable<Drawn['Field']>,
  { Cell, ...admin }: Omit<UIField['admin'], 'components'> & Pick<Drawn, 'Cell'> = {},
): UIField {
  return { name, type: 'ui', admin: { ...admin, components: { Field, ...(Cell ? { Cell } : {}) } } };
}

type Form = CollectionConfig | GlobalConfig;
type Parts = Record<string, unknown> & { beforeDocumentControls?: string[] };

/** Where a form has components of its own: as a collection or as a global. */
export type PartsOf = 'edit' | 'elements';

export function withParts<Config extends Form>(config: Config, of: PartsOf, change: (parts: Parts) => Parts): Config {
  const components: Partial<Record<PartsOf, Parts>> = Object(config.admin?.components);
  return { ...config, admin: { ...config.admin, components: { ...components, [of]: change({ ...components[of] }) } } };
}

/** Draws a component in front of the buttons of a form, behind those that are there. */
export function besideButtons<Config extends Form>(config: Config, of: PartsOf, component: string): Config {
  return withParts(config, of, (parts) => ({
    ...parts,
    beforeDocumentControls: [...(parts.beforeDocumentControls ?? []), component],
  }));
}

/** Shows next to a document whether visitors see it as it was published. */
export const onSite = uiField('onSite', '/publishing/admin/OnSite.tsx#OnSite', { position: 'sidebar' });

/** Shows next to a document what to check before visitors see it. */
export const readiness = uiField('readiness', '/readiness/admin/Readiness.tsx#Readiness', {
  position: 'sidebar',
  disableListColumn: true,
});

/** Previews a document in search engines and shared links. `instead`: fields that replace empty ones. */
export function searchPreview(instead: { title: string; description: string[] }): UIField {
  return uiField(
    'searchPreview',
    { path: '/admin/search/SearchPreview.tsx#SearchPreview', clientProps: { instead } },
    { disableListColumn: true },
  );
}

/** Shows next to a document which others link to it, name it or show it. */
export const usedIn = uiField('usedIn', '/references/admin/UsedIn.tsx#UsedIn', {
  position: 'sidebar',
  disableListColumn: true,
});

/** Opens in a form the block that is pressed in the preview next to it, in whichever part of the form it is. */
export function chosenBlock(part: string): UIField {
  return uiField(
    'chosenBlock',
    { path: '/admin/blocks/LayoutParts.tsx#ChosenBlock', clientProps: { layoutPath: 'layout', part } },
    { disableListColumn: true },
  );
}
