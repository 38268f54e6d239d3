/** Escapes text for an element or an attribute. Characters that XML does not have are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** An element with attributes that are escaped here, and contents that already are XML. */
export function element(name: string, attributes: Readonly<Record<string, string>>, content = ''): string {
  const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return content === '' ? `<${name}${all.join('')}/>` : `<${name}${all.join('')}>${content}</${name}>`;
}
