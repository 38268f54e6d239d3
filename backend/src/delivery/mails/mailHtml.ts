import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent, MailFact, MailPart, Sender } from './MailContent.ts';
import { fonts, headStyles, tokens } from './mailStyles.ts';
import { oneLine, visible } from './plainWords.ts';

const body = { margin: 0, fontFamily: fonts, fontSize: '17px', lineHeight: '26px', color: tokens.text } as const;
const small = { margin: 0, fontFamily: fonts, fontSize: '14px', lineHeight: '21px', color: tokens.muted } as const;

/** The mail as HTML: tables of 600 px, one button, no pictures, nothing that is fetched. React escapes what was typed. */
export function mailHtml(content: MailContent, sender: Sender): string {
  const page = h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, oneLine(content.subject)),
      h('style', null, headStyles),
    ),
    h(
      Body,
      { className: 'paper', style: { margin: 0, backgroundColor: tokens.paper } },
      h(Preview, null, oneLine(content.preheader)),
      h(
        Container,
        { className: 'paper', style: { width: '100%', maxWidth: '600px', backgroundColor: tokens.paper } },
        head(content, sender),
        h(Section, null, h(Row, null, cell('side', { padding: '12px 40px 32px' }, content.parts.map(partOf)))),
        foot(content, sender),
      ),
    ),
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}

function cell(className: string, style: Record<string, string>, ...children: ReactNode[]): ReactElement {
  return h(Column, { className, style }, ...children);
}

/** The name, and the square that stands on the line. */
function head({ heading, mark }: MailContent, { companyName }: Sender): ReactElement {
  const name = {
    color: tokens.text,
    fontFamily: fonts,
    fontSize: '26px',
    lineHeight: '32px',
    fontWeight: 700,
  } as const;
  const square =
    mark === 'solid'
      ? h('div', {
          className: 'solid',
          style: { width: '48px', height: '48px', marginLeft: 'auto', backgroundColor: tokens.asset },
        })
      : h('div', {
          className: 'dashed',
          style: {
            width: '44px',
            height: '46px',
            marginLeft: 'auto',
            border: `2px dashed ${tokens.text}`,
            borderBottom: '0',
          },
        });
  return h(
    Section,
    null,
    h(
      Row,
      null,
      cell(
        'side',
        { padding: '20px 40px', width: '80%' },
        h('span', { className: 'text', style: { ...name, textDecoration: 'underline' } }, companyName),
      ),
      cell('side', { padding: '32px 40px 0 0', width: '88px', verticalAlign: 'bottom' }, square),
    ),
    h(
      Row,
      null,
      h(Column, { className: 'line', height: 4, style: { ...line, backgroundColor: tokens.text } }, '\u00a0'),
    ),
    h(
      Row,
      null,
      h(
        Column,
        { className: 'side water', style: { padding: '28px 40px', backgroundColor: tokens.water } },
        h(Heading, { as: 'h1', className: 'heading text', style: headingStyle }, oneLine(heading)),
      ),
    ),
  );
}

const line = { height: '4px', fontSize: '1px', lineHeight: '4px' } as const;
const headingStyle = {
  ...body,
  fontSize: '34px',
  lineHeight: '38px',
  fontWeight: 700,
  letterSpacing: '-0.5px',
} as const;

function partOf(part: MailPart, index: number): ReactElement {
  const key = index;
  if (part.kind === 'text') return paragraph(part.text, key);
  if (part.kind === 'facts') return facts(part.facts, key);
  if (part.kind === 'quote') return quote(part.text, key);
  if (part.kind === 'button') return button(part, key);
  if (part.kind === 'links') {
    const style = { color: tokens.text, fontWeight: 700, textDecoration: 'underline' };
    const links = part.links.map(({ label, href }, place) => [
      place > 0 ? ' \u00a0 ' : '',
      h(Link, { key: href, href, className: 'text', style }, label),
    ]);
    return h(Text, { key, className: 'text', style: { ...body, marginTop: '20px' } }, links);
  }
  const address = part.href
    ? [
        h('br', { key: 'break' }),
        h(Link, { key: 'link', href: part.href, className: 'text', style: addressStyle }, part.href),
      ]
    : [];
  return h(Text, { key, className: 'muted', style: { ...small, marginTop: '20px' } }, oneLine(part.text), ...address);
}

const addressStyle = { color: tokens.text, textDecoration: 'underline', wordBreak: 'break-all' } as const;

function paragraph(text: string, key: number): ReactElement {
  return h(Text, { key, className: 'text', style: { ...body, marginTop: '16px' } }, oneLine(text));
}

function facts(rows: readonly MailFact[], key: number): ReactElement {
  const edge = `1px solid ${tokens.hairline}`;
  const place = { ...body, fontSize: '16px', padding: '9px 0', borderBottom: edge, verticalAlign: 'top' } as const;
  const list = rows.map(([label, value, href], row) =>
    h(
      'tr',
      { key: `${row} ${label}` },
      h('th', { scope: 'row', className: 'text hair', align: 'left', width: 128, style: place }, oneLine(label)),
      h(
        'td',
        { className: 'text hair', style: { ...place, wordBreak: 'break-word' } },
        href ? h(Link, { href, className: 'text', style: addressStyle }, oneLine(value)) : oneLine(value),
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

/** Lines stay lines; a link that somebody typed stays words. */
function quote(text: string, key: number): ReactElement {
  const lines = visible(text)
    .split('\n')
    .flatMap((words, place) => (place === 0 ? [words] : [h('br', { key: place }), words]));
  const style = { ...body, padding: '18px 20px', backgroundColor: tokens.water, wordBreak: 'break-word' } as const;
  return h(
    Section,
    { key, style: { marginTop: '24px' } },
    h(Row, null, h(Column, { className: 'water text', style }, lines)),
  );
}

function button({ label, href, tone }: Extract<MailPart, { kind: 'button' }>, key: number): ReactElement {
  const colours =
    tone === 'ink'
      ? { backgroundColor: tokens.text, color: tokens.paper }
      : { backgroundColor: tokens.asset, color: tokens.onAsset };
  const style = { ...colours, padding: '14px 26px', fontFamily: fonts, fontSize: '17px', fontWeight: 700 };
  return h(
    Section,
    { key, style: { marginTop: '24px' } },
    h(Row, null, h(Column, null, h(Button, { href, className: tone, style }, oneLine(label)))),
  );
}

function foot({ foot: lines, lastLink }: MailContent, { addressLine }: Sender): ReactElement {
  const words: ReactNode[] = [addressLine, ...lines].flatMap((words, place): ReactNode[] =>
    place === 0 ? [oneLine(words)] : [h('br', { key: place }), oneLine(words)],
  );
  if (lastLink) {
    const { href, label } = lastLink;
    words.push(h('br', { key: 'last' }), h(Link, { key: 'link', href, className: 'text', style: addressStyle }, label));
  }
  const style = { padding: '24px 40px 28px', borderTop: `1px solid ${tokens.hairline}` };
  return h(
    Section,
    null,
    h(Row, null, h(Column, { className: 'side hair', style }, h(Text, { className: 'muted', style: small }, words))),
  );
}
