import { expect, it } from 'vitest';
import { runtimeInside } from './scriptFiles.ts';

it('gives each file what wraps older modules, in place of a file of its own', () => {
  const runtime = 'var e=(e)=>e*2,r=(e)=>e+1;export{r as n,e as t};';
  const bundle = {
    '_astro/rolldown-runtime.x.js': {
      name: 'rolldown-runtime',
      fileName: '_astro/rolldown-runtime.x.js',
      code: runtime,
    },
    '_astro/form.js': {
      fileName: '_astro/form.js',
      code: 'import{a}from"./base.js";import{n as e,t}from"./rolldown-runtime.x.js";answer(e(t(3)))',
    },
    '_astro/plain.js': { fileName: '_astro/plain.js', code: 'answer(1)' },
    '_astro/page.css': { fileName: '_astro/page.css' },
  };
  runtimeInside.generateBundle(undefined, bundle);
  expect(Object.keys(bundle)).toEqual(['_astro/form.js', '_astro/plain.js', '_astro/page.css']);
  const { code } = bundle['_astro/form.js'];
  let answer = 0;
  new Function('answer', code.replace('import{a}from"./base.js";', ''))((given: number) => {
    answer = given;
  });
  expect(answer).toBe(7);
  expect(bundle['_astro/plain.js'].code).toBe('answer(1)');
});

it('fails, and names the file, where one loads it in another way', () => {
  const bundle = {
    'runtime.js': { name: 'rolldown-runtime', fileName: 'runtime.js', code: 'var e=1;export{e as t};' },
    'form.js': { fileName: 'form.js', code: 'import*as r from"./runtime.js";answer(r.t)' },
  };
  expect(() => runtimeInside.generateBundle(undefined, bundle)).toThrow('form.js loads ./runtime.js');
});
