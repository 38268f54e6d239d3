/** What a mail to a visitor says, once for both of its forms. Nothing in it is markup. */
export interface MailWords {
  companyName: string;
  /** The place on the line: kept free while something is awaited. */
  asset: 'free' | 'taken';
  heading: string;
  /** Above the button. */
  paragraphs: readonly string[];
  button: { label: string; href: string; isAccent?: boolean };
  /** Below the button. */
  after: readonly string[];
  /** Why the reader gets this. */
  foot: readonly string[];
  /** A link at the very end, such as the way out. */
  lastLink?: { label: string; href: string } | undefined;
}

/** Columns of a plain text. design/pages-selling.md, "Mails". */
const columns = 68;

/** The same facts in the same order as plain text, links on their own line. */
export function mailText({ button, companyName, ...words }: MailWords): string {
  const parts = [
    wrapped(words.heading),
    ...words.paragraphs.map(wrapped),
    `${button.label}:\n${button.href}`,
    ...words.after.map(wrapped),
    ['-- ', companyName, ...words.foot.map(wrapped)].join('\n'),
    ...(words.lastLink ? [`${words.lastLink.label}:\n${words.lastLink.href}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

const dark = [
  '@media (prefers-color-scheme:dark){',
  '.paper{background:#0c1626!important}.water{background:#10293c!important}',
  '.text,.link{color:#f4eedf!important}.muted{color:#a9b6c6!important}',
  '.line{background:#f4eedf!important}.asset{background:#ff5f9e!important}',
  '.ink{background:#f4eedf!important;color:#0c1626!important}}',
  '@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}',
].join('');

const font = 'font-family:Arial,Helvetica,sans-serif';

/** The mail as a page of 600 px: tables and inline styles, because mail programs read nothing else. */
export function mailHtml(words: MailWords): string {
  const { after, asset, button, companyName, foot, heading, lastLink, paragraphs } = words;
  const square =
    asset === 'taken'
      ? '<td class="asset" width="48" height="48" style="background:#c8005a;width:48px;height:48px;font-size:0">&nbsp;</td>'
      : '<td width="44" height="46" style="width:44px;height:46px;border:2px dashed #6e7a88;border-bottom:0;font-size:0">&nbsp;</td>';
  const [background, color] = button.isAccent ? ['#c8005a', '#ffffff'] : ['#0d1c33', '#f6f1e4'];
  const small = (text: string) =>
    `<p class="muted" style="margin:0 0 4px;${font};font-size:14px;line-height:1.5;color:#4a5a70">${escaped(text)}</p>`;
  const body = (text: string) =>
    `<p class="text" style="margin:0 0 20px;${font};font-size:17px;line-height:1.55;color:#0d1c33">${escaped(text)}</p>`;
  const cell = (content: string, style: string, className = 'paper') =>
    `<tr><td class="${className} pad" style="padding:${style};background:${className === 'water' ? '#d3e3e8' : '#f6f1e4'}">${content}</td></tr>`;
  const rows = [
    `<tr><td class="paper pad" style="padding:32px 40px 0;background:#f6f1e4"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="text" valign="middle" style="${font};font-size:24px;font-weight:bold;color:#0d1c33">${escaped(companyName)}</td>${square}</tr></table></td></tr>`,
    '<tr><td class="line" height="4" style="height:4px;background:#0d1c33;font-size:0;line-height:0">&nbsp;</td></tr>',
    cell(
      `<h1 class="text" style="margin:0;${font};font-size:30px;line-height:1.15;color:#0d1c33">${escaped(heading)}</h1>`,
      '28px 40px',
      'water',
    ),
    cell(
      [
        ...paragraphs.map(body),
        `<p style="margin:0 0 24px"><a class="${button.isAccent ? 'asset' : 'ink'}" href="${escaped(button.href)}" style="display:inline-block;padding:16px 24px;background:${background};color:${color};${font};font-size:17px;font-weight:bold;text-decoration:none">${escaped(button.label)}</a></p>`,
        ...after.map(small),
        `<p style="margin:0 0 8px;${font};font-size:14px;line-height:1.5;word-break:break-all"><a class="link" href="${escaped(button.href)}" style="color:#0d1c33">${escaped(button.href)}</a></p>`,
      ].join(''),
      '32px 40px',
    ),
    cell(
      [
        small(companyName),
        ...foot.map(small),
        lastLink
          ? `<p style="margin:8px 0 0;${font};font-size:14px"><a class="link" href="${escaped(lastLink.href)}" style="color:#0d1c33">${escaped(lastLink.label)}</a></p>`
          : '',
      ].join(''),
      '24px 40px 40px',
    ),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta name="viewport" content="width=device-width"><title>${escaped(heading)}</title><style>${dark}</style></head><body class="paper" style="margin:0;background:#f6f1e4"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%">${rows.join('')}</table></td></tr></table></body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
