import { describe, expect, it } from 'vitest';
import { listProjectFiles, read } from './files.ts';

const manifests = listProjectFiles().filter((file) => file.endsWith('package.json'));

describe('the packages', () => {
  it('are pinned to exact versions', () => {
    const loose = manifests.flatMap((file) => {
      const {
        dependencies = {},
        devDependencies = {},
        optionalDependencies = {},
      } = JSON.parse(read(file)) as Record<string, Record<string, string>>;
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter(
          ([name, version]) =>
            !name.startsWith('@frontage/') && !/^(?:npm:[\w/@-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
        )
        .map(([name, version]) => `${file}: ${name}@${version}. Install it with npm i -E`);
    });
    expect(loose).toEqual([]);
  });

  it('have the same version if they belong to Payload: mixed versions end the process', () => {
    const versions = manifests.flatMap((file) => {
      const { dependencies = {} } = JSON.parse(read(file)) as { dependencies?: Record<string, string> };
      return Object.entries(dependencies).flatMap(([name, version]) =>
        /^(?:payload$|@payloadcms\/)/.test(name) ? [version] : [],
      );
    });
    expect(new Set(versions).size).toBe(1);
  });

  it('are what they were when they were chosen: the lock file has a digest of each', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { integrity?: string; link?: boolean }>;
    };
    const unknown = Object.entries(packages).flatMap(([place, { integrity, link }]) =>
      place.includes('node_modules/') && !link && !integrity ? [place] : [],
    );
    expect(unknown).toEqual([]);
  });

  it('come from the registry that the machine is set up for: the lock file names no host', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });
});
