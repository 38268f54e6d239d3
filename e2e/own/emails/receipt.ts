import { rewriteEmail } from '@frontage/server/delivery/OwnEmail.ts';

/** A receipt that ends with the hours of the harbour office. */
export const email = rewriteEmail('receipt', (usual) => ({
  ...usual,
  heading: 'Your message is in the harbour',
  parts: [...usual.parts, { kind: 'text', text: ['The harbour office answers from slack water to high tide.'] }],
}));
