import type { UIField } from 'payload';

/** Shows next to a document whether visitors see it as it was published. */
export const onSite: UIField = {
  name: 'onSite',
  type: 'ui',
  admin: { position: 'sidebar', components: { Field: '/publishing/admin/OnSite.tsx#OnSite' } },
};

/** Shows next to a document what to check before visitors see it. */
export const readiness: UIField = {
  name: 'readiness',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/readiness/admin/Readiness.tsx#Readiness' },
  },
};

/** Previews a document in search engines and shared links. `instead`: fields that replace empty ones. */
export function searchPreview(instead: { title: string; description: string[] }): UIField {
  return {
    name: 'searchPreview',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: { path: '/admin/search/SearchPreview.tsx#SearchPreview', clientProps: { instead } } },
    },
  };
}

/** Shows next to a document which others link to it, name it or show it. */
export const usedIn: UIField = {
  name: 'usedIn',
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: '/references/admin/UsedIn.tsx#UsedIn' } },
};

/** Opens in a form the block that is pressed in the preview next to it, in whichever part of the form it is. */
export function chosenBlock(part: string): UIField {
  return {
    name: 'chosenBlock',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: {
        Field: { path: '/admin/blocks/ChosenBlock.ts#ChosenBlock', clientProps: { layoutPath: 'layout', part } },
      },
    },
  };
}
