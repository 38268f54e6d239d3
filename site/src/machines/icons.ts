/** An icon that systems ask for, made of the symbol. */
interface IconKind {
  name: string;
  sizePx: number;
  /** Share of the side that the symbol fills; a maskable icon loses up to a fifth on each side. */
  fill: number;
  purpose: 'any' | 'maskable' | 'touch';
}

export const icons: readonly IconKind[] = [
  { name: 'icon-192', sizePx: 192, fill: 0.76, purpose: 'any' },
  { name: 'icon-512', sizePx: 512, fill: 0.76, purpose: 'any' },
  { name: 'icon-maskable-512', sizePx: 512, fill: 0.56, purpose: 'maskable' },
  { name: 'apple-touch-icon', sizePx: 180, fill: 0.7, purpose: 'touch' },
];

export function pathOfIcon({ name }: Pick<IconKind, 'name'>): string {
  return `/icons/${name}.png`;
}

/** Colours of the light tokens: an icon stands outside the page and has no theme. Design brief §2. */
const colours = { paper: '#F6F1E4', ink: '#0D1C33', asset: '#C8005A' };

/** The symbol on paper, as a square drawing. Design brief §5: the Q's tail is the quay line, the asset stands on it. */
export function iconSvg({ sizePx, fill }: IconKind): string {
  const scale = (sizePx * fill) / 32;
  const inset = (sizePx - 32 * scale) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}">`,
    `<rect width="100%" height="100%" fill="${colours.paper}"/>`,
    `<g transform="translate(${inset} ${inset}) scale(${scale})">`,
    `<circle cx="11.5" cy="15.5" r="9" fill="none" stroke="${colours.ink}" stroke-width="5"/>`,
    `<path d="M11.5 23H32V27H11.5Z" fill="${colours.ink}"/>`,
    `<path d="M24.5 15.5H32V23H24.5Z" fill="${colours.asset}"/>`,
    '</g></svg>',
  ].join('');
}
