import { line } from '@frontage/contract/primitives/editing.ts';
import { defineKind } from '../defineKind.ts';

/** The technologies and protocols that articles are about. R20. */
export const tag = defineKind({
  name: 'tag',
  collection: 'tags',
  label: { one: 'Tag', many: 'Tags' },
  group: 'Articles',
  title: 'name',
  sort: ['group', 'name'],
  words: { fields: { name: line('As readers see it', { max: 40 }) }, isKept: true },
  held: { isWhat: 'used', mend: 'Take it out there first, or give it another name.' },
  demo: ['slug', 'name'],
});
