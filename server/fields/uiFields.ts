import type { Field, RowField, UIField } from 'payload';

export const row = (...fields: Field[]): RowField => ({ type: 'row', fields });

type Drawn = NonNullable<UIField['admin']['components']>;

/** A part of a form that stores nothing, and the cell of its column if it has one. */
export function uiField(
  name: string,
  Field: NonNullable<Drawn['Field']>,
  { Cell, ...admin }: Omit<UIField['admin'], 'components'> & Pick<Drawn, 'Cell'> = {},
): UIField {
  return { name, type: 'ui', admin: { ...admin, components: { Field, ...(Cell ? { Cell } : {}) } } };
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
    { path: '/admin/blocks/ChosenBlock.ts#ChosenBlock', clientProps: { layoutPath: 'layout', part } },
    { disableListColumn: true },
  );
}
