import { auditPreparationList } from './documents/auditPreparationList.ts';
import type { DemoDocument } from './documents/document.ts';
import { keyCeremonyChecklist } from './documents/keyCeremonyChecklist.ts';
import { registerExportTemplate } from './documents/registerExportTemplate.ts';
import { storageWorksheet } from './documents/storageWorksheet.ts';

/** Every document that articles offer. */
export const documents: DemoDocument[] = [
  auditPreparationList,
  keyCeremonyChecklist,
  registerExportTemplate,
  storageWorksheet,
];
