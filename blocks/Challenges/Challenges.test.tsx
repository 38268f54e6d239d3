import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { challengesExamples } from './Challenges.examples.ts';
import { Challenges } from './Challenges.tsx';

it('gives each risk a heading of its own, so that readers can jump between them', () => {
  const html = renderToStaticMarkup(<Challenges {...propsOf(challengesExamples, 'three risks')} />);
  expect(html.match(/<h3>/g)).toHaveLength(3);
});
