import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement } from 'react';
import type { MailFact, MailPart } from './MailContent.ts';
import { fonts, type MailLook } from './mailStyles.ts';
import { removeInvisible, splitAround, toOneLine } from './plainWords.ts';

/** One part of an email as HTML. */
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
  { address, body, tokens }: MailLook,
  rows: readonly MailFact<string>[],
  key: number,
): ReactElement {
  const edge = `1px solid ${tokens.hairline}`;
  const place = { ...body, fontSize: '16px', padding: '9px 0', borderBottom: edge, verticalAlign: 'top' } as const;
  const list = rows.map(([label, value, href], row) =>
    h(
      'tr',
      { key: `${row} ${label}` },
      h('th', { scope: 'row', className: 'text hair', align: 'left', width: 128, style: place }, toOneLine(label)),
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
    h(Row, null, h(Column, { className: 'water text', style }, lines)),
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
