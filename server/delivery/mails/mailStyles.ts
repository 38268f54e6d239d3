import { type Colours, paletteOf } from '@frontage/contract/identity/palette.ts';

/**
 * The colours of the design that an email needs, as values, because mail programs know no variables. Text is never in
 * the accent colour.
 */
type Tokens = Record<'paper' | 'water' | 'text' | 'muted' | 'hairline' | 'asset' | 'onAsset', string>;

export const fonts = 'Arial, Helvetica, sans-serif';

/** The look of a company's emails. */
export type MailLook = ReturnType<typeof lookOf>;

/** Styles of an email. Inline styles have the light theme, for programs that drop the styles of the head. */
export function lookOf(colours: Colours | undefined) {
  const tokens = tokensOf(colours, 0);
  const words = { margin: 0, fontFamily: fonts } as const;
  return {
    tokens,
    headStyles: headStylesOf(tokensOf(colours, 1)),
    body: { ...words, fontSize: '17px', lineHeight: '26px', color: tokens.text },
    small: { ...words, fontSize: '14px', lineHeight: '21px', color: tokens.muted },
    address: { color: tokens.text, textDecoration: 'underline', wordBreak: 'break-all' },
  } as const;
}

function tokensOf(colours: Colours | undefined, theme: 0 | 1): Tokens {
  const { paper, root } = paletteOf(colours);
  return {
    paper: root['ground-paper'][theme],
    water: root['ground-water'][theme],
    text: paper.text[theme],
    muted: paper.muted[theme],
    hairline: paper.hairline[theme],
    asset: paper.accent[theme],
    onAsset: paper['on-accent'][theme],
  };
}

/** What inline styles cannot express: the dark theme, and narrow screens. */
function headStylesOf(dark: Tokens): string {
  return `:root { color-scheme: light dark; supported-color-schemes: light dark; }
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
}
