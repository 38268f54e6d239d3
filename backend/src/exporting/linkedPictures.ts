/** Pictures that a text of the site names: `media/port.webp`, `social/page-12.png`. */
export function linkedPictures(text: string, siteUrl: string): Set<string> {
  const own = text.replaceAll(siteUrl, '');
  const found = own.matchAll(/(?<![\w.~%/-])\/(media|social)\/([^\s"'<>()?#&,*\\/]+)/g);
  const named = [...found].map(([, folder = '', name = '']) => ({ folder, name: decoded(name) }));
  return new Set(named.filter(({ name }) => isFileName(name)).map(({ folder, name }) => `${folder}/${name}`));
}

/** Whoever writes `%2F..` means no picture of ours. */
const isFileName = (name: string) => !/[/\\\0]/.test(name) && name !== '.' && name !== '..';

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // Written by hand, with a sign for per cent.
    return name;
  }
}
