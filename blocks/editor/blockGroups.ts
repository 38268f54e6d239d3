/** The groups of blocks in the drawer where editors choose one, in order. */
export const blockGroups = [
  'Openings',
  'Text and pictures',
  'What you offer',
  'Cases, people and proof',
  'Questions and rules',
  'Contact, prices and forms',
  'Articles, events and links',
  'Parts of a case',
] as const;

export type BlockGroup = (typeof blockGroups)[number];
