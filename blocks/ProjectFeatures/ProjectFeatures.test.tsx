import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { projectFeaturesExamples } from './ProjectFeatures.examples.ts';
import { ProjectFeatures } from './ProjectFeatures.tsx';

it('marks what is still to come, and nothing else', () => {
  const props = propsOf(projectFeaturesExamples, 'six features, one to come');
  const cells = renderToStaticMarkup(<ProjectFeatures {...props} />).match(/<li[\s\S]*?<\/li>/g) ?? [];
  expect(cells).toHaveLength(6);
  expect(cells.filter((cell) => cell.includes('upcoming'))).toHaveLength(1);
  expect(cells[5]).toMatch(/upcoming.*<h3>Third side<\/h3>/);
});
