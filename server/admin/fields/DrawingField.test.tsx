import { render } from '@frontage/blocks/testing/render.ts';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { DrawingField } from './DrawingField.tsx';

vi.mock('@payloadcms/ui', () => ({
  ...{ Button: 'button', FieldDescription: 'p', FieldError: () => null, FieldLabel: 'label', toast: {} },
  useField: () => ({ setValue: () => undefined, showError: false, value: '\u0089PNG' }),
  useFormFields: () => undefined,
}));

test('a picture that is no drawing is refused at its field, as soon as it is chosen', () => {
  const props = { path: 'identity.logo', field: { name: 'logo', label: 'Logo', type: 'text' } };
  const { getByRole } = render(createElement(DrawingField, props as never));
  expect(getByRole('alert').textContent).toContain('Export the drawing as SVG');
});
