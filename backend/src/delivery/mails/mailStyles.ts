/** The tokens of the brief, for mail programs: they know no variables. Text is never the accent. */
const light = {
  paper: '#F6F1E4',
  water: '#D3E3E8',
  text: '#0D1C33',
  muted: '#4A5A70',
  hairline: '#C4C2B4',
  asset: '#C8005A',
  onAsset: '#FFFFFF',
} as const;

const dark: Record<keyof typeof light, string> = {
  paper: '#0C1626',
  water: '#10293C',
  text: '#F4EEDF',
  muted: '#A9B6C6',
  hairline: '#2A3850',
  asset: '#FF5F9E',
  onAsset: '#0C1626',
};

export const tokens = light;
export const fonts = 'Arial, Helvetica, sans-serif';

/**
 * What inline styles cannot say: the dark theme, and narrow screens. Inline styles hold the light theme, for programs
 * that drop this.
 */
export const headStyles = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important; }
  .water { background-color: ${dark.water} !important; }
  .text { color: ${dark.text} !important; }
  .muted { color: ${dark.muted} !important; }
  .line { background-color: ${dark.text} !important; }
  .rule { border-color: ${dark.text} !important; }
  .hair { border-color: ${dark.hairline} !important; }
  .solid { background-color: ${dark.asset} !important; }
  .dashed { border-color: ${dark.text} !important; }
  .ink { background-color: ${dark.text} !important; color: ${dark.paper} !important; }
  .asset { background-color: ${dark.asset} !important; color: ${dark.onAsset} !important; }
}
@media (max-width: 480px) {
  .side { padding-left: 20px !important; padding-right: 20px !important; }
  .heading { font-size: 28px !important; line-height: 32px !important; }
}`;
