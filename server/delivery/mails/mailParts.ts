import { type Colours, paletteOf } from '@frontage/contract/identity/palette.ts';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement } from 'react';
import type { MailFact, MailPart } from './MailContent.ts';
import { removeInvisible, splitAround, toOneLine } from './plainWords.ts';

/**
 * The colours of the design that an email needs, as values, because mail programs know no variables. Text is never in
 * the accent colour.
 */
type Tokens = Record<'paper' | 'water' | 'text' | 'muted' | 'hairline' | 'asset' | 'onAsset', string>;

export const fonts = 'Arial, Helvetica, sans-serif';

export type MailLook = ReturnType<typeof lookOf>;

export function renderPart(look: MailLook, part: MailPart<string>, index: number): ReactElement {
  const key = index;
  const { address, body, small, tokens } = look;
  if (part.kind === 'text') return renderParagraph(look, part.text.join(' '), key);
  if (part.kind === 'facts') return renderFacts(look, part.facts, key);
  if (part.kind === 'quote') return renderQuote(look, part.text, key);
  if (part.kind === 'button') return renderButton(look, part, key);
  if (part.kind === 'links') {
    const style = { color: tokens.text, fontWeight: 700, textDecoration: 'underline' };
    const links = part.links.map(({ label, href }, place) => [
      place > 0 ? ' \u00a0 ' : '',
      h(Link, { key: href, href, className: 'text', style }, label),
    ]);
    return h(Text, { key, className: 'text', style: { ...body, marginTop: '20px' } }, links);
  }
  const lines = splitAround(part.text, part.href).flatMap((line, place) => [
    ...(place > 0 ? [h('br', { key: `break ${place}` })] : []),
    line === part.href ? h(Link, { key: 'link', href: line, className: 'text', style: address }, line) : line,
  ]);
  return h(Text, { key, className: 'muted', style: { ...small, marginTop: '20px' } }, lines);
}

function renderParagraph({ body }: MailLook, text: string, key: number): ReactElement {
  return h(Text, { key, className: 'text', style: { ...body, marginTop: '16px' } }, toOneLine(text));
}

function renderFacts(
  { address, body, direction, tokens }: MailLook,
  rows: readonly MailFact<string>[],
  key: number,
): ReactElement {
  const edge = `1px solid ${tokens.hairline}`;
  const place = { ...body, fontSize: '16px', padding: '9px 0', borderBottom: edge, verticalAlign: 'top' } as const;
  const list = rows.map(([label, value, href], row) =>
    h(
      'tr',
      { key: `${row} ${label}` },
      h(
        'th',
        { scope: 'row', className: 'text hair', align: direction ? 'right' : 'left', width: 128, style: place },
        toOneLine(label),
      ),
      h(
        'td',
        { className: 'text hair', style: { ...place, wordBreak: 'break-word' } },
        href ? h(Link, { href, className: 'text', style: address }, toOneLine(value)) : toOneLine(value),
      ),
    ),
  );
  return h(
    'table',
    {
      key,
      className: 'rule',
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      style: { marginTop: '16px', borderCollapse: 'collapse', borderTop: `2px solid ${tokens.text}` },
    },
    h('tbody', null, list),
  );
}

/** Keeps line breaks. A link that somebody typed stays plain text. */
function renderQuote({ body, tokens }: MailLook, text: string, key: number): ReactElement {
  const lines = removeInvisible(text)
    .split('\n')
    .flatMap((words, place) => (place === 0 ? [words] : [h('br', { key: place }), words]));
  const style = { ...body, padding: '18px 20px', backgroundColor: tokens.water, wordBreak: 'break-word' } as const;
  return h(
    Section,
    { key, style: { marginTop: '24px' } },
    h(Row, null, h(Column, { className: 'water text', dir: 'auto', style }, lines)),
  );
}

function renderButton(
  { tokens }: MailLook,
  { label, href, tone }: Extract<MailPart<string>, { kind: 'button' }>,
  key: number,
): ReactElement {
  const colours =
    tone === 'ink'
      ? { backgroundColor: tokens.text, color: tokens.paper }
      : { backgroundColor: tokens.asset, color: tokens.onAsset };
  const style = { ...colours, padding: '14px 26px', fontFamily: fonts, fontSize: '17px', fontWeight: 700 };
  return h(
    Section,
    { key, style: { marginTop: '24px' } },
    h(Row, null, h(Column, null, h(Button, { href, className: tone, style }, toOneLine(label)))),
  );
}

/** Styles of an email. Inline styles have the light theme, for programs that drop the styles of the head. */
export function lookOf(colours: Colours | undefined, direction?: 'rtl') {
  const tokens = tokensOf(colours, 0);
  const words = { margin: 0, fontFamily: fonts } as const;
  return {
    /** Undefined where text runs from left to right. */
    direction,
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
