/** Pictures that a text of the site links to: `media/port.webp`, `social/page-12.png`. */
export function findLinkedPictures(text: string, siteUrl: string): Set<string> {
  const own = text.replaceAll(siteUrl, '');
  const found = own.matchAll(/(?<![\w.~%/-])\/(media|social)\/([^\s"'<>()?#&,*\\/]+)/g);
  const named = [...found].map(([, folder = '', name = '']) => ({ folder, name: decode(name) }));
  return new Set(named.filter(({ name }) => isFileName(name)).map(({ folder, name }) => `${folder}/${name}`));
}

/** An address with `%2F..` is not one of our pictures. */
const isFileName = (name: string) => !/[/\\\0]/.test(name) && name !== '.' && name !== '..';

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // Written by hand, with a literal per cent sign.
    return name;
  }
}
