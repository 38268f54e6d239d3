import { defineExamples } from '../examples/example.ts';
import { downloadPdfForm } from './DownloadPdfForm.schema.ts';

export const downloadPdfFormExamples = defineExamples(downloadPdfForm, [
  {
    name: 'a worksheet',
    block: {
      acf_fc_layout: 'downloadPDFForm',
      title: 'The storage worksheet',
      description: 'Six pages: the fixtures, the script, and a table to fill in for your own types.',
      fileNote: 'PDF, 240 kB, English',
      document: 'storage-worksheet',
      formId: 'article-file',
    },
  },
  {
    name: 'long words',
    block: {
      acf_fc_layout: 'downloadPDFForm',
      title: 'Everything we ask before we begin an audit of a bridge, as a list',
      description:
        'Forty-one questions on two pages, in the order in which we ask them: who may stop it, who may start it again, what is counted on each side and by whom, and what happens on the day when the two sides disagree about a crossing.',
      fileNote: 'PDF, 1.2 MB, English and Dutch, to be printed on A3',
      buttonText: 'Send me all the questions now',
      document: 'bridge-questions',
      formId: 'article-file',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'downloadPDFForm',
      title: 'What the document is',
      description: 'What is in it and for whom, in one sentence or two.',
      fileNote: 'kind, size and language',
      document: 'storage-worksheet',
      formId: 'article-file',
    },
  },
]);
