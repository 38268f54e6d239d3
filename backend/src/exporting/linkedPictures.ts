/** Pictures that a text of the site names: `media/port.webp`, `social/page-12.png`. */
export function linkedPictures(text: string, siteUrl: string): Set<string> {
  const own = text.replaceAll(siteUrl, '');
  const found = own.matchAll(/(?<![\w.~%/-])\/(media|social)\/([^\s"'<>()?#&,*\\/]+)/g);
  return new Set([...found].map(([, folder, name = '']) => `${folder}/${decoded(name)}`));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // Written by hand, with a sign for per cent.
    return name;
  }
}
