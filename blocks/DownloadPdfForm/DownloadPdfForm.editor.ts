import { editorOf } from '../editor/editorBlock.ts';
import { downloadPdfForm } from './DownloadPdfForm.schema.ts';

export const downloadPdfFormEditor = editorOf(downloadPdfForm, 'PDF by email', {
  group: 'Contact, prices and forms',
  words: 'download, lead magnet, white paper',
});
