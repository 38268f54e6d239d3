/**
 * Returns a lock file in which each package has the address of its archive at a registry, which ours leaves out because
 * it depends on the machine. Without it, npm reads the list of all versions of each package first: 1,300 lists, of which
 * some have megabytes.
 */
export function addressLock(lock, registry) {
  const base = registry.endsWith('/') ? registry : `${registry}/`;
  const packages = Object.entries(lock.packages).map(([place, entry]) => {
    const name = entry.name ?? place.split('node_modules/').at(-1);
    const isArchive = place.includes('node_modules/') && !entry.link && !entry.resolved;
    const archive = `${name.split('/').at(-1)}-${entry.version}.tgz`;
    return [place, isArchive ? { ...entry, resolved: `${base}${name}/-/${archive}` } : entry];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}
