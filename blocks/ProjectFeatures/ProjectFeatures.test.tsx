import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { projectFeaturesExamples } from './ProjectFeatures.examples.ts';
import { ProjectFeatures } from './ProjectFeatures.tsx';

it('marks what is still to come, and nothing else', () => {
  const props = propsOf(projectFeaturesExamples, 'six features, one to come');
  const cells = render(<ProjectFeatures {...props} />)
    .getAllByRole('listitem')
    .map(wordsOf);
  expect(cells).toHaveLength(6);
  expect(cells.filter((cell) => cell.includes('upcoming'))).toEqual([cells[5]]);
  expect(cells[5]).toMatch(/Third side.*upcoming/);
});
