/** Returns the file of a release for an address: `services/x.html` for the page `/services/x`. */
export function fileOf(path: string, isPage: boolean): string {
  if (!isPage) return path.slice(1);
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
