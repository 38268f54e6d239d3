import { markdown, prose } from '@frontage/contract/primitives/editing.ts';
import { expect, it } from 'vitest';
import { formOf } from './payloadFields.ts';
import { validatorOf } from './validatorOf.ts';

const shape = { text: markdown('What is read', { max: 20 }), lead: prose('A sentence') };

it('gives running text a rich text editor over a field of Markdown', () => {
  const [text, lead] = formOf(shape);
  expect(text).toMatchObject({
    type: 'textarea',
    required: true,
    admin: { components: { Field: '/admin/richText/RichTextField.tsx#RichTextField' } },
  });
  expect(lead).not.toHaveProperty('admin.components');
});

it('says in words what is wrong with a text', () => {
  const validate = validatorOf(shape.text);
  expect(validate('')).toBe('This field is required.');
  expect(validate('A text that is too long')).toBe('At most 20 characters; there are 23 now');
  expect(validate('## Fits')).toBe(true);
});
