import type { CollectionConfig, DateField, Field, GlobalConfig } from 'payload';
import { withParts } from '../fields/uiFields.ts';

const Cell = '/clock/admin/MomentCell.tsx#MomentCell';
/** In the trash the last change is the deletion, and the day on which it is removed is shown as well. */
const trashed = { Cell: '/clock/admin/MomentCell.tsx#ChangedCell', Label: '/clock/admin/Moment.tsx#ChangedLabel' };
const LastChange = '/clock/admin/Moment.tsx#LastChange';
const FieldOfMoment = '/clock/admin/MomentField.tsx#MomentField';

/** Makes all times of a document appear in the agency's zone, where Payload would use the browser's. */
export function withClock(collection: CollectionConfig): CollectionConfig {
  const stamps = collection.trash
    ? [stamp('updatedAt', trashed), stamp('createdAt'), stamp('deletedAt')]
    : [stamp('updatedAt'), stamp('createdAt')];
  const timed = { ...collection, fields: [...collection.fields.map(byClock), ...stamps] };
  return withParts(timed, 'edit', (parts) => ({
    ...parts,
    beforeDocumentControls: [LastChange, ...(parts.beforeDocumentControls ?? [])],
  }));
}

export function withGlobalClock(config: GlobalConfig): GlobalConfig {
  return { ...config, fields: config.fields.map(byClock) };
}

/** A timestamp of a document, as Payload adds it by default, with our components. */
function stamp(name: 'createdAt' | 'updatedAt' | 'deletedAt', components: object = { Cell }): DateField {
  return {
    name,
    type: 'date',
    index: true,
    label: ({ t }) => t(`general:${name}`),
    admin: { disableBulkEdit: true, hidden: true, components },
  };
}

function byClock(field: Field): Field {
  if (field.type === 'date') return ofClock(field);
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(byClock) })) };
  return 'fields' in field ? ({ ...field, fields: field.fields.map(byClock) } as Field) : field;
}

function ofClock(field: DateField): DateField {
  const components = { Field: FieldOfMoment, Cell, ...field.admin?.components };
  // For the filters of a list, in which Payload's own field is.
  const date = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm', ...field.admin?.date } as const;
  return { ...field, admin: { ...field.admin, components, date } };
}
