import { formIdOf } from '@frontage/contract/contact/formId.ts';
import { defineBlock, line, prose, z } from '../defineBlock.ts';

/** A document that is sent to readers who ask for it with their address. */
export const downloadPdfForm = defineBlock('downloadPDFForm', {
  for: 'articles',
  title: 'PDF by email',
  group: 'Contact, prices and forms',
  words: 'download, lead magnet, white paper',
  fields: {
    title: line('What the document is', { max: 70 }),
    description: prose('What is in it, in one or two sentences', { max: 240 }),
    fileNote: line('Kind, size and language, such as: PDF, 240 kB, English', { max: 60 }),
    buttonText: line('What the click does', { max: 30 }).default('Send me the PDF'),
    document: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'the name of a document of the library' })
      .max(80)
      .meta({ description: 'The document of the library', names: 'document' }),
    asksName: z.boolean().optional().meta({ description: 'Asks for the name; nobody has to give it' }),
    asksCompany: z.boolean().optional().meta({ description: 'Asks for the company; nobody has to give it' }),
    asksPhone: z.boolean().optional().meta({ description: 'Asks for the phone; nobody has to give it' }),
    formId: formIdOf('downloadPDFForm'),
  },
});
