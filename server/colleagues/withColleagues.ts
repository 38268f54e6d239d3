import type { CollectionConfig, GlobalConfig } from 'payload';

const Colleagues = '/colleagues/admin/Colleagues.tsx#Colleagues';

/** Tells everybody who has a document of this collection open who else does, at once and by name. */
export function withColleagues(collection: CollectionConfig): CollectionConfig {
  const { components } = collection.admin ?? {};
  const edit = {
    ...components?.edit,
    beforeDocumentControls: [...(components?.edit?.beforeDocumentControls ?? []), Colleagues],
  };
  return { ...collection, admin: { ...collection.admin, components: { ...components, edit } } };
}

/** The same for a global. */
export function withGlobalColleagues(global: GlobalConfig): GlobalConfig {
  const { components } = global.admin ?? {};
  const elements = {
    ...components?.elements,
    beforeDocumentControls: [...(components?.elements?.beforeDocumentControls ?? []), Colleagues],
  };
  return { ...global, admin: { ...global.admin, components: { ...components, elements } } };
}
