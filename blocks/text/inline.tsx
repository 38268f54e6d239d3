import { href } from '@frontage/contract/primitives/link.ts';
import { saySite, useWords } from '@frontage/design/kit/index.ts';
import { Fragment, type ReactNode } from 'react';
import type { ReadText } from './readText.ts';
import styles from './Text.module.css';
import type { FootnoteReferenceNode, TextNode } from './tree.ts';

/** The words in a paragraph, heading or cell, with their marks. */
export function inlineOf(nodes: readonly TextNode[], text: ReadText): ReactNode {
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
