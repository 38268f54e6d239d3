import { expect, test } from 'vitest';
import { addressLock } from './install.mjs';

const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'product', version: '1.0.0' },
    site: { version: '1.0.0' },
    'node_modules/@product/site': { resolved: 'site', link: true },
    'node_modules/zod': { version: '4.6.7', integrity: 'sha512-z' },
    'node_modules/typescript-7': { name: 'typescript', version: '7.0.2' },
    'site/node_modules/@lexical/link': { version: '0.52.0' },
  },
};

test('names the archive of each package at the registry, of an alias that of its package', () => {
  expect(addressLock(lock, 'https://packages.test/npm').packages).toEqual({
    ...lock.packages,
    'node_modules/zod': {
      ...lock.packages['node_modules/zod'],
      resolved: 'https://packages.test/npm/zod/-/zod-4.6.7.tgz',
    },
    'node_modules/typescript-7': {
      ...lock.packages['node_modules/typescript-7'],
      resolved: 'https://packages.test/npm/typescript/-/typescript-7.0.2.tgz',
    },
    'site/node_modules/@lexical/link': {
      version: '0.52.0',
      resolved: 'https://packages.test/npm/@lexical/link/-/link-0.52.0.tgz',
    },
  });
});
