import { embedOf, framedAddress, isFrameCode } from '@frontage/contract/embeds.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { href } from '@frontage/contract/primitives/link.ts';
import { Scroller, saySite, useWords } from '@frontage/design/kit/index.ts';
import { Fragment, type ReactNode } from 'react';
import { EmbedFigure } from '../Embed/Embed.tsx';
import { isNote, rowsBeside, withoutMark } from './arrangeNotes.ts';
import { CodeSheet } from './CodeSheet.tsx';
import { Figure } from './Figure.tsx';
import type { readPageText } from './readPageText.ts';
import type { ReadFootnote, ReadText } from './readText.ts';
import styles from './Text.module.css';
import {
  type FootnoteReferenceNode,
  type ListNode,
  type ParagraphNode,
  plainText,
  type QuoteNode,
  type TableNode,
  type TextNode,
} from './tree.ts';

type EmbeddingSite = Pick<PageContext['site'], 'embeds'>;

interface MarkdownViewProps {
  text: ReadText;
  /** Says which hosts may be shown in a frame. */
  site?: EmbeddingSite;
}

/**
 * A text as it is read, with each paragraph, list or table as a separate child, so that the grid around it can place
 * them. Nothing in it runs: HTML in the text is shown as typed.
 */
export function MarkdownView({ site = {}, text }: MarkdownViewProps): ReactNode {
  return text.nodes.map((node, index) => {
    if (isNote(node)) return <Note key={node.key} note={node} text={text} rows={rowsBeside(text.nodes, index)} />;
    if (text.nodes[index + 1]?.kind === 'table' && captionOf(node)) return null;
    if (node.kind === 'table') {
      return <TextTable key={node.key} table={node} caption={captionOf(text.nodes[index - 1])} text={text} />;
    }
    const shown = node.kind === 'paragraph' ? figureIn(node, site) : undefined;
    if (shown) return <EmbedFigure key={node.key} {...shown} site={site} />;
    return <Fragment key={node.key}>{blockOf(node, text)}</Fragment>;
  });
}

/**
 * What a paragraph shows of another host: an address or a link that has it for itself, if the host is allowed; and the
 * code of a frame, which is never shown as it was typed.
 */
function figureIn(node: ParagraphNode, site: EmbeddingSite): { address: string; title?: string } | undefined {
  const [only, ...others] = node.children;
  const words = plainText(node);
  const address = only?.kind === 'link' && others.length === 0 ? only.address : framedAddress(words);
  if (!address || !(isFrameCode(words) || embedOf(address, site.embeds?.hosts ?? []))) return undefined;
  const isNamed = only?.kind === 'link' && !words.startsWith('https://');
  return { address, ...(isNamed ? { title: words } : {}) };
}

function Note({ note, text, rows }: { note: QuoteNode; text: ReadText; rows: number }) {
  return (
    <aside className={`note ${styles.note}`} data-rows={rows} aria-label={saySite(useWords(), 'text.note')}>
      {blocksOf(withoutMark(note).children, text)}
    </aside>
  );
}

function blocksOf(nodes: readonly TextNode[], text: ReadText): ReactNode {
  return nodes.map((node) => <Fragment key={node.key}>{blockOf(node, text)}</Fragment>);
}

/** One block of a text, regardless of its neighbours. */
function blockOf(node: TextNode, text: ReadText): ReactNode {
  switch (node.kind) {
    case 'paragraph':
      return <p>{inlineOf(node.children, text)}</p>;
    case 'heading': {
      const Heading = node.depth === 2 ? 'h2' : 'h3';
      return <Heading id={text.headings.get(node)?.id}>{inlineOf(node.children, text)}</Heading>;
    }
    case 'list':
      return <List list={node} text={text} />;
    case 'code':
      return <CodeSheet code={node.value} meta={node.meta} />;
    case 'table':
      return <TextTable table={node} caption={undefined} text={text} />;
    case 'quote':
      return <blockquote className={styles.quoted}>{blocksOf(node.children, text)}</blockquote>;
    case 'figure': {
      const picture = text.pictures?.[node.picture];
      return picture ? <Figure picture={picture} caption={node.caption} /> : null;
    }
    case 'rule':
      return <hr className={styles.break} />;
    default:
      // In an entry of a tight list, words have no paragraph around them.
      return inlineOf([node], text);
  }
}

function List({ list, text }: { list: ListNode; text: ReadText }) {
  const entries = list.children.map((entry) => (
    <li key={entry.key}>{'children' in entry ? blocksOf(entry.children, text) : null}</li>
  ));
  if (!list.isOrdered) return <ul className={styles.list}>{entries}</ul>;
  return (
    <ol className={styles.ordered} start={list.start === 1 ? undefined : list.start}>
      {entries}
    </ol>
  );
}

/** The words of a paragraph that is all in italics: above a table it is the caption. */
function captionOf(node: TextNode | undefined): readonly TextNode[] | undefined {
  if (node?.kind !== 'paragraph' || node.children.length !== 1) return undefined;
  const [only] = node.children;
  return only?.kind === 'emphasis' ? only.children : undefined;
}

interface TextTableProps {
  table: TableNode;
  caption: readonly TextNode[] | undefined;
  text: ReadText;
}

/** A table in a text: words in the first column, figures at the right and mono. A wide one scrolls, by keyboard too. */
function TextTable({ table, caption, text }: TextTableProps) {
  const [head, ...rows] = table.children;
  const words = useWords();
  return (
    <div className={styles.frame} data-table>
      <Scroller label={caption ? caption.map(plainText).join('') : saySite(words, 'text.table')}>
        <table className={styles.table}>
          {caption ? <caption className={`note ${styles.caption}`}>{inlineOf(caption, text)}</caption> : null}
          <thead>
            <tr>
              {cellsOf(head).map((cell) => (
                <th key={cell.key} scope="col" data-align={cell.align}>
                  {inlineOf(cell.children, text)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                {cellsOf(row).map((cell, column) =>
                  column === 0 ? (
                    <th key={cell.key} scope="row" data-align={cell.align}>
                      {inlineOf(cell.children, text)}
                    </th>
                  ) : (
                    <td key={cell.key} data-align={cell.align}>
                      {inlineOf(cell.children, text)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  );
}

function cellsOf(row: TextNode | undefined) {
  if (row?.kind !== 'row') return [];
  return row.children.flatMap((cell) => (cell.kind === 'cell' ? [cell] : []));
}

function inlineOf(nodes: readonly TextNode[], text: ReadText): ReactNode {
  return nodes.map((node) =>
    node.kind === 'words' ? node.value : <Fragment key={node.key}>{partOf(node, text)}</Fragment>,
  );
}

function partOf(node: TextNode, text: ReadText): ReactNode {
  switch (node.kind) {
    case 'words':
      return node.value;
    case 'emphasis':
      return <em>{inlineOf(node.children, text)}</em>;
    case 'strong':
      return <strong>{inlineOf(node.children, text)}</strong>;
    case 'inlineCode':
      return <code className={styles.code}>{node.value}</code>;
    case 'lineBreak':
      return <br />;
    case 'link':
      return renderLink(node.address, inlineOf(node.children, text));
    case 'footnoteReference':
      return <Reference node={node} text={text} />;
    case 'picture':
      return node.alt;
    default:
      return null;
  }
}

/** A link where the contract allows its kind, otherwise only the words: what was typed never becomes a script. */
function renderLink(address: string, words: ReactNode): ReactNode {
  const result = href.safeParse(address);
  return result.success ? <a href={result.data}>{words}</a> : words;
}

function Reference({ node, text }: { node: FootnoteReferenceNode; text: ReadText }): ReactNode {
  const words = useWords();
  const reference = text.references.get(node);
  if (!reference) return `[^${node.label}]`;
  return (
    <sup className={styles.reference}>
      <a
        id={reference.id}
        href={`#footnote-${reference.number}`}
        aria-label={saySite(words, 'text.footnote', { number: reference.number })}
      >
        {reference.number}
      </a>
    </sup>
  );
}

/** The footnotes of a whole article, each with links back to where it is called. */
export function Footnotes({ footnotes }: { footnotes: readonly ReadFootnote[] }) {
  const words = useWords();
  if (footnotes.length === 0) return null;
  return (
    <section className={`ruled ${styles.footnotes}`} aria-labelledby="footnotes">
      <h2 id="footnotes" className="visually-hidden">
        {saySite(words, 'text.footnotes')}
      </h2>
      <ol className={styles.footnoteList}>
        {footnotes.map(({ number, definition, text, references }) => (
          <li key={number} id={`footnote-${number}`}>
            {inlineOf(definition.children, text)}
            {references.map((id, place) => (
              <Fragment key={id}>
                {' '}
                <a href={`#${id}`}>
                  {place === 0 ? saySite(words, 'text.back') : saySite(words, 'text.backTo', { number: place + 1 })}
                </a>
              </Fragment>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface TextViewProps {
  read: ReturnType<typeof readPageText>;
  site: PageContext['site'];
  className?: string | undefined;
}

/** A text of a page with its footnotes, as it is read. */
export function TextView({ className = '', read, site }: TextViewProps) {
  return (
    <div className={`${styles.text} ${className}`}>
      <MarkdownView text={read.text} site={site} />
      <Footnotes footnotes={read.footnotes} />
    </div>
  );
}
