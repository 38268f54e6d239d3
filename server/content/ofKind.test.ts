import { kindOf } from '@frontage/kinds/kinds.ts';
import { expect, it } from 'vitest';
import { ofKind } from './ofKind.ts';

it('keeps the hooks of operations that a collection adds, after those of its kind', () => {
  const own = { beforeOperation: [() => undefined], afterOperation: [() => undefined] };
  const { hooks } = ofKind(kindOf('articles'), { fields: [], hooks: own });
  expect(hooks?.beforeOperation?.at(-1)).toBe(own.beforeOperation[0]);
  expect(hooks?.afterOperation?.at(-1)).toBe(own.afterOperation[0]);
  expect(hooks?.beforeOperation?.length).toBeGreaterThan(1);
});
