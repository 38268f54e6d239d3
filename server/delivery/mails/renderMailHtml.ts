import { type Colours, paletteOf } from '@frontage/contract/identity/palette.ts';
import { directionOf, usualLanguage } from '@frontage/contract/language.ts';
import { escapeHtml } from '../../http/plainPage.ts';
import type { MailContent, MailFact, MailPart, Sender } from './MailContent.ts';
import { removeInvisible, splitAround, toOneLine } from './plainWords.ts';

/** Markup, in which nothing that somebody typed is a tag. */
interface Markup {
  html: string;
}
type Inside = string | undefined | Markup | readonly Inside[];

/** Text that is filled in is escaped, in attributes too; markup stays. */
const html = (strings: TemplateStringsArray, ...values: Inside[]): Markup => ({
  html: strings.map((string, index) => (index === 0 ? '' : htmlOf(values[index - 1])) + string).join(''),
});

function htmlOf(inside: Inside): string {
  if (typeof inside !== 'object') return escapeHtml(inside ?? '');
  return 'html' in inside ? inside.html : inside.map(htmlOf).join('');
}

const onLines = (lines: readonly Inside[]) => lines.map((line, place) => (place === 0 ? line : html`<br>${line}`));

/** Email programs lay out tables alike, and little else. */
const wide = html`width="100%" border="0" cellpadding="0" cellspacing="0" role="presentation"`;
const fonts = 'font-family:Arial, Helvetica, sans-serif';

/** What a mailbox shows after the subject is filled up with blanks: otherwise it goes on with the words of the email. */
const previewCharacters = 150;
const blank = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff';
const hidden = 'display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0';

/**
 * The email as HTML: tables of 600 px, one button, no pictures, nothing that is fetched. Inline styles have the light
 * theme, for programs that drop the styles of the head.
 */
export function renderMailHtml(content: MailContent<string>, sender: Sender): string {
  const look = lookOf(sender.colours, directionOf(sender.language));
  const { dir, paper } = look;
  const preview = toOneLine(content.preheader).slice(0, previewCharacters);
  return html`<!DOCTYPE html>
<html${dir} lang="${sender.language ?? usualLanguage}">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="x-apple-disable-message-reformatting">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${toOneLine(content.subject)}</title>
<style>${headStylesOf(tokensOf(sender.colours, 1))}</style>
</head>
<body class="paper" style="margin:0;${paper}">
<table ${wide} align="center"><tbody><tr><td style="margin:0;${paper}">
<div style="${hidden}">${preview}<div>${blank.repeat(previewCharacters - preview.length)}</div></div>
<table ${wide} align="center" class="paper"${dir} style="max-width:600px;width:100%;${paper}"><tbody><tr><td>
${renderHead(look, content, sender)}
<table ${wide} align="center"><tbody><tr><td class="side" style="padding:12px 40px 32px">
${content.parts.map((part) => renderPart(look, part))}
</td></tr></tbody></table>
${renderFoot(look, content, sender)}
</td></tr></tbody></table>
</td></tr></tbody></table>
</body>
</html>
`.html;
}

type Look = ReturnType<typeof lookOf>;

/** `dir` is given to the table too: some programs drop that of the document. */
function lookOf(colours: Colours | undefined, direction: 'rtl' | undefined) {
  const tokens = tokensOf(colours, 0);
  return {
    isMirrored: direction !== undefined,
    dir: direction && html` dir="${direction}"`,
    tokens,
    paper: `background-color:${tokens.paper}`,
    body: `margin:0;${fonts};font-size:17px;line-height:26px;color:${tokens.text}`,
    small: `margin:0;${fonts};font-size:14px;line-height:21px;color:${tokens.muted}`,
    address: `color:${tokens.text};text-decoration:underline;word-break:break-all`,
  } as const;
}

const linkTo = (href: string, words: string, style: string) =>
  html`<a href="${href}" class="text" target="_blank" style="${style}">${words}</a>`;

function renderHead(
  { body, isMirrored, tokens }: Look,
  { heading, mark }: MailContent<string>,
  { companyName }: Sender,
): Markup {
  const square = {
    solid: `width:48px;height:48px;background-color:${tokens.asset}`,
    dashed: `width:44px;height:46px;border:2px dashed ${tokens.text};border-bottom:0`,
  };
  const name = `color:${tokens.text};${fonts};font-size:26px;line-height:32px`;
  // Arabic letters are joined, and reach further up and down.
  const letters = isMirrored ? 'letter-spacing:normal;line-height:46px' : 'letter-spacing:-0.5px;line-height:38px';
  const [corner, side] = isMirrored ? ['32px 0 0 40px', 'right'] : ['32px 40px 0 0', 'left'];
  return html`<table ${wide} align="center"><tbody><tr>
<td class="side" style="padding:20px 40px;width:80%">
<span class="text" style="${name};font-weight:700;text-decoration:underline">${companyName}</span></td>
<td class="side" style="padding:${corner};width:88px;vertical-align:bottom">
<div class="${mark}" style="${square[mark]};margin-${side}:auto"></div></td>
</tr></tbody></table>
<table ${wide} align="center"><tbody>
<tr><td class="line" height="4" style="height:4px;font-size:1px;line-height:4px;background-color:${tokens.text}">\u00a0</td></tr>
<tr><td class="side water" style="padding:28px 40px;background-color:${tokens.water}">
<h1 class="heading text" style="${body};font-size:34px;font-weight:700;${letters}">${toOneLine(heading)}</h1>
</td></tr>
</tbody></table>`;
}

function renderPart(look: Look, part: MailPart<string>): Markup {
  const { address, body, small, tokens } = look;
  switch (part.kind) {
    case 'text':
      return html`<p class="text" style="${body};margin-top:16px">${toOneLine(part.text.join(' '))}</p>`;
    case 'facts':
      return renderFacts(look, part.facts);
    // A link that somebody typed stays plain text.
    case 'quote':
      return html`<table ${wide} align="center" style="margin-top:24px"><tbody><tr>
<td class="water text" dir="auto" style="${body};padding:18px 20px;background-color:${tokens.water};word-break:break-word">
${onLines(removeInvisible(part.text).split('\n'))}</td>
</tr></tbody></table>`;
    case 'button':
      return renderButton(look, part);
    case 'links': {
      const links = part.links.map(({ href, label }, place) => [
        place > 0 ? ' \u00a0 ' : '',
        linkTo(href, label, `color:${tokens.text};font-weight:700;text-decoration:underline`),
      ]);
      return html`<p class="text" style="${body};margin-top:20px">${links}</p>`;
    }
    case 'small': {
      const lines = splitAround(part.text, part.href).map((line) =>
        line === part.href ? linkTo(line, line, address) : line,
      );
      return html`<p class="muted" style="${small};margin-top:20px">${onLines(lines)}</p>`;
    }
  }
}

function renderFacts({ address, body, isMirrored, tokens }: Look, facts: readonly MailFact<string>[]): Markup {
  const place = `${body};font-size:16px;padding:9px 0;border-bottom:1px solid ${tokens.hairline};vertical-align:top`;
  const side = isMirrored ? 'right' : 'left';
  const rows = facts.map(([label, value, href]) => {
    const words = toOneLine(value);
    return html`<tr>
<th scope="row" class="text hair" align="${side}" width="128" style="${place}">${toOneLine(label)}</th>
<td class="text hair" style="${place};word-break:break-word">${href ? linkTo(href, words, address) : words}</td>
</tr>
`;
  });
  const rule = `margin-top:16px;border-collapse:collapse;border-top:2px solid ${tokens.text}`;
  return html`<table class="rule" width="100%" border="0" cellpadding="0" cellspacing="0" style="${rule}"><tbody>
${rows}</tbody></table>`;
}

/** Outlook knows no padding of a link: there the blanks beside its words are as wide, and raise them. */
function renderButton({ tokens }: Look, { href, label, tone }: Extract<MailPart<string>, { kind: 'button' }>): Markup {
  const [ground, words] = tone === 'ink' ? [tokens.text, tokens.paper] : [tokens.asset, tokens.onAsset];
  const shape = 'line-height:100%;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px';
  const inside = 'max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:10.5px';
  const fill = `background-color:${ground};color:${words};padding:14px 26px;${fonts};font-size:17px;font-weight:700`;
  const before = html`<!--[if mso]><i style="mso-font-width:433%;mso-text-raise:21" hidden>&#8202;&#8202;&#8202;</i><![endif]-->`;
  const after = html`<!--[if mso]><i style="mso-font-width:433%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]-->`;
  return html`<table ${wide} align="center" style="margin-top:24px"><tbody><tr><td>
<a href="${href}" class="${tone}" target="_blank" style="${shape};${fill}">${before}<span style="${inside}">${toOneLine(label)}</span>${after}</a>
</td></tr></tbody></table>`;
}

function renderFoot({ address, small, tokens }: Look, content: MailContent<string>, { addressLine }: Sender): Markup {
  const { foot, lastLink } = content;
  const last = lastLink ? [linkTo(lastLink.href, lastLink.label, address)] : [];
  return html`<table ${wide} align="center"><tbody><tr>
<td class="side hair" style="padding:24px 40px 28px;border-top:1px solid ${tokens.hairline}">
<p class="muted" style="${small}">${onLines([...[addressLine, ...foot].map(toOneLine), ...last])}</p></td>
</tr></tbody></table>`;
}

/** The colours of the design that an email needs, as values, because mail programs know no variables. */
export function tokensOf(colours: Colours | undefined, theme: 0 | 1) {
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
function headStylesOf(dark: ReturnType<typeof tokensOf>): Markup {
  return html`:root { color-scheme: light dark; supported-color-schemes: light dark; }
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
