import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render } from '../testing/render.ts';
import { imageWithTextExamples } from './ImageWithText.examples.ts';
import { ImageWithText } from './ImageWithText.tsx';

const show = (name: string) => render(<ImageWithText {...propsOf(imageWithTextExamples, name)} />);

it('links on where there is more to read', () => {
  const link = show('care after launch').getByRole('link', { name: /^Read about/ });
  expect(link.getAttribute('href')).toBe('/services/operation-and-care');
});

it('has no link where the editor gave none', () => {
  expect(show('without a link').getByRole('heading')).toBeTruthy();
  expect(show('without a link').queryByRole('link')).toBeNull();
});
