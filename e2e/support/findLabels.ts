/**
 * Runs in the browser. Sizes of the words in drawings, in px as displayed, with their drawing. Drawings shown by
 * reference are read from their file and measured where they are shown. Seals and stars are left out: their words are
 * part of a mark of fixed size.
 */
export async function findLabels(): Promise<{ size: number; of: string }[]> {
  const sizeOf = (label: SVGTextElement) =>
    Number.parseFloat(getComputedStyle(label).fontSize) * (label.getScreenCTM()?.d ?? 0);
  const files = new Map<string, string>();
  const sizeIn = (file: string, name: string) => {
    const [, drawn = ''] = file.split(`<g id="${name}">`);
    const [own = ''] = drawn.split('<g id=');
    const [, size] = /font-size="([^"]+)"/.exec(own) ?? [];
    return size;
  };
  const found: { size: number; of: string }[] = [];
  for (const drawing of document.querySelectorAll('svg')) {
    const { width } = drawing.getBoundingClientRect();
    if (width < 280) continue;
    const of = drawing.getAttribute('viewBox') ?? '';
    const use = drawing.querySelector('use');
    const [file = '', name = ''] = (use?.querySelector('set')?.getAttribute('to') ?? '').split('#');
    if (file && !files.has(file)) files.set(file, await (await fetch(file)).text());
    const kept = sizeIn(files.get(file) ?? '', name);
    if (kept) {
      const probe = document.createElementNS('http://www.w3.org/2000/svg', 'text');
      probe.setAttribute('font-size', kept);
      drawing.append(probe);
      found.push({ of, size: sizeOf(probe) });
      probe.remove();
    }
    for (const label of drawing.querySelectorAll('text')) {
      if (label.getClientRects().length > 0) found.push({ of, size: sizeOf(label) });
    }
  }
  return found;
}
