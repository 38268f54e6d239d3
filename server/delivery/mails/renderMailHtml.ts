import { directionOf, usualLanguage } from '@frontage/contract/language.ts';
import { Body } from '@react-email/body';
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
import type { MailContent, Sender } from './MailContent.ts';
import { fonts, lookOf, type MailLook, renderPart } from './mailParts.ts';
import { toOneLine } from './plainWords.ts';

/**
 * The email as HTML: tables of 600 px, one button, no pictures, nothing that is fetched. React escapes what was typed.
 */
export function renderMailHtml(content: MailContent<string>, sender: Sender): string {
  const look = lookOf(sender.colours, directionOf(sender.language));
  const { headStyles, tokens } = look;
  const page = h(
    Html,
    { lang: sender.language ?? usualLanguage, dir: look.direction },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, toOneLine(content.subject)),
      h('style', null, headStyles),
    ),
    h(
      Body,
      { className: 'paper', style: { margin: 0, backgroundColor: tokens.paper } },
      h(Preview, null, toOneLine(content.preheader)),
      h(
        Container,
        // Some programs drop the document's own.
        {
          className: 'paper',
          dir: look.direction,
          style: { width: '100%', maxWidth: '600px', backgroundColor: tokens.paper },
        },
        renderHead(look, content, sender),
        h(
          Section,
          null,
          h(
            Row,
            null,
            renderCell(
              'side',
              { padding: '12px 40px 32px' },
              content.parts.map((part, index) => renderPart(look, part, index)),
            ),
          ),
        ),
        renderFoot(look, content, sender),
      ),
    ),
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}

function renderCell(className: string, style: Record<string, string>, ...children: ReactNode[]): ReactElement {
  return h(Column, { className, style }, ...children);
}

function renderHead(
  { body, direction, tokens }: MailLook,
  { heading, mark }: MailContent<string>,
  { companyName }: Sender,
): ReactElement {
  const name = {
    color: tokens.text,
    fontFamily: fonts,
    fontSize: '26px',
    lineHeight: '32px',
    fontWeight: 700,
  } as const;
  const [before, besideSquare] =
    direction === 'rtl' ? ['marginRight', '32px 0 0 40px'] : ['marginLeft', '32px 40px 0 0'];
  const square =
    mark === 'solid'
      ? h('div', {
          className: 'solid',
          style: { width: '48px', height: '48px', [before]: 'auto', backgroundColor: tokens.asset },
        })
      : h('div', {
          className: 'dashed',
          style: {
            width: '44px',
            height: '46px',
            [before]: 'auto',
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
      renderCell(
        'side',
        { padding: '20px 40px', width: '80%' },
        h('span', { className: 'text', style: { ...name, textDecoration: 'underline' } }, companyName),
      ),
      renderCell('side', { padding: besideSquare, width: '88px', verticalAlign: 'bottom' }, square),
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
        h(
          Heading,
          { as: 'h1', className: 'heading text', style: { ...body, ...headingStyle, ...(direction && joinedLetters) } },
          toOneLine(heading),
        ),
      ),
    ),
  );
}

const line = { height: '4px', fontSize: '1px', lineHeight: '4px' } as const;
const headingStyle = {
  fontSize: '34px',
  lineHeight: '38px',
  fontWeight: 700,
  letterSpacing: '-0.5px',
} as const;

/** Arabic letters are joined, and reach further up and down. */
const joinedLetters = { letterSpacing: 'normal', lineHeight: '46px' };

function renderFoot(
  { address, small, tokens }: MailLook,
  { foot: lines, lastLink }: MailContent<string>,
  { addressLine }: Sender,
): ReactElement {
  const words: ReactNode[] = [addressLine, ...lines].flatMap((words, place): ReactNode[] =>
    place === 0 ? [toOneLine(words)] : [h('br', { key: place }), toOneLine(words)],
  );
  if (lastLink) {
    const { href, label } = lastLink;
    words.push(h('br', { key: 'last' }), h(Link, { key: 'link', href, className: 'text', style: address }, label));
  }
  const style = { padding: '24px 40px 28px', borderTop: `1px solid ${tokens.hairline}` };
  return h(
    Section,
    null,
    h(Row, null, h(Column, { className: 'side hair', style }, h(Text, { className: 'muted', style: small }, words))),
  );
}
