import type { Blockquote, List, Nodes, Paragraph } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { isNote, rowsBeside, withoutMark } from './arrangeNotes.ts';
import { CodeSheet } from './CodeSheet.tsx';
import { inlineOf } from './inline.tsx';
import type { ReadText } from './readText.ts';
import styles from './Text.module.css';
import { captionOf, TextTable } from './TextTable.tsx';

/**
 * A text as it is read, each paragraph, list or table a child of its own, so that the grid around it can place them.
 * Nothing of it runs: HTML in the text is shown as typed.
 */
export function MarkdownView({ text }: { text: ReadText }): ReactNode {
  return text.nodes.map((node, index) => {
    const key = node.position?.start.offset ?? index;
    if (isNote(node)) {
      return <Note key={key} note={node} text={text} rows={rowsBeside(text.nodes, index)} />;
    }
    const next = text.nodes[index + 1];
    if (next?.type === 'table' && captionOf(node)) return null;
    if (node.type === 'table') {
      return <TextTable key={key} table={node} caption={captionOf(text.nodes[index - 1])} text={text} />;
    }
    return <Fragment key={key}>{blockOf(node, text)}</Fragment>;
  });
}

function Note({ note, text, rows }: { note: Blockquote; text: ReadText; rows: number }) {
  return (
    <aside className={styles.note} data-rows={rows} aria-label="Note">
      {withoutMark(note).children.map((child) => (
        <Fragment key={child.position?.start.offset}>{blockOf(child, text)}</Fragment>
      ))}
    </aside>
  );
}

/** One block of a text without regard to its neighbours. */
export function blockOf(node: Nodes, text: ReadText): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p>{inlineOf(node, text)}</p>;
    case 'heading': {
      const Heading = `h${Math.min(node.depth, 4)}` as 'h2' | 'h3' | 'h4';
      return <Heading id={text.headings.get(node)?.id}>{inlineOf(node, text)}</Heading>;
    }
    case 'list':
      return listOf(node, text);
    case 'code':
      return <CodeSheet code={node.value} meta={node.meta} />;
    case 'table':
      return <TextTable table={node} caption={undefined} text={text} />;
    case 'blockquote':
      return <blockquote className={styles.quoted}>{childrenOf(node, text)}</blockquote>;
    case 'thematicBreak':
      return <hr className={styles.break} />;
    case 'html':
      return <p>{node.value}</p>;
    default:
      return null;
  }
}

function childrenOf(node: Blockquote, text: ReadText): ReactNode {
  return node.children.map((child) => <Fragment key={child.position?.start.offset}>{blockOf(child, text)}</Fragment>);
}

function listOf(list: List, text: ReadText): ReactNode {
  const entries = list.children.map((item) => (
    <li key={item.position?.start.offset}>
      {item.children.map((child) =>
        child.type === 'paragraph' && !item.spread ? (
          <Fragment key={child.position?.start.offset}>{inlineOf(child as Paragraph, text)}</Fragment>
        ) : (
          <Fragment key={child.position?.start.offset}>{blockOf(child, text)}</Fragment>
        ),
      )}
    </li>
  ));
  if (!list.ordered) return <ul className={styles.list}>{entries}</ul>;
  const start = list.start ?? 1;
  return (
    <ol className={styles.ordered} start={start === 1 ? undefined : start}>
      {entries}
    </ol>
  );
}
