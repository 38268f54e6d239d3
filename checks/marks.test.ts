import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root } from './files.ts';

const taken = readdirSync(join(root, 'docs', 'marks'));
const blocks = readdirSync(join(root, 'server', 'public', 'blocks'), { recursive: true, encoding: 'utf8' });
const shown = new Set([...read('docs/marks.md').matchAll(/\]\(([^()\s]+\.webp)\)/g)].map(([, path = '']) => path));

describe('the pictures of docs/marks.md', () => {
  it('are those that npm run picture-pages takes', () => {
    const named = [...read('e2e/taken/pages.picture.ts').matchAll(/^ {2}'?([\w-]+)'?: \{ path/gm)].map(
      ([, name]) => name,
    );
    expect(taken.toSorted()).toEqual(named.map((name) => `${name}.webp`).toSorted());
  });

  it('are all shown, and so is each block', () => {
    const pictures = [
      ...taken.map((file) => `marks/${file}`),
      ...blocks.filter((file) => file.endsWith('.webp')).map((file) => `../server/public/blocks/${file}`),
    ];
    expect(pictures.filter((path) => !shown.has(path))).toEqual([]);
  });

  it('take less than a megabyte together, because each clone has every version of them', () => {
    const bytes = taken.reduce((sum, file) => sum + statSync(join(root, 'docs', 'marks', file)).size, 0);
    expect(bytes).toBeLessThan(1024 * 1024);
  });
});
