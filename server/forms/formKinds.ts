import { formNames, formTable } from '@frontage/contract/forms/formTable.ts';

/** Forms of the table that a block can contain: owners may make others of their kind. */
export const formKinds = formNames
  .filter((name) => formTable[name].blocks.length > 0)
  .map((value) => ({ label: formTable[value].label, value }));
