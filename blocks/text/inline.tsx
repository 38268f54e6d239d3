import { href } from '@frontage/contract/primitives/link.ts';
import type { FootnoteReference, Nodes, Parents } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import type { ReadText } from './readText.ts';
import styles from './Text.module.css';

/** The words within a paragraph, heading or cell, with their marks. */
export function inlineOf(parent: Parents, text: ReadText): ReactNode {
  return parent.children.map((child) => <Fragment key={child.position?.start.offset}>{partOf(child, text)}</Fragment>);
}

function partOf(node: Nodes, text: ReadText): ReactNode {
  switch (node.type) {
    case 'text':
    case 'html':
      return node.value;
    case 'emphasis':
      return <em>{inlineOf(node, text)}</em>;
    case 'strong':
      return <strong>{inlineOf(node, text)}</strong>;
    case 'inlineCode':
      return <code className={styles.code}>{node.value}</code>;
    case 'break':
      return <br />;
    case 'link':
      return linked(node.url, inlineOf(node, text));
    case 'linkReference':
      return linked(text.addresses.get(node.identifier), inlineOf(node, text));
    case 'footnoteReference':
      return <Reference node={node} text={text} />;
    case 'image':
    case 'imageReference':
      return node.alt;
    default:
      return null;
  }
}

/** A link where the contract allows its kind, and else the words alone: what was typed never becomes a script. */
function linked(address: string | undefined, words: ReactNode): ReactNode {
  const result = href.safeParse(address);
  return result.success ? <a href={result.data}>{words}</a> : words;
}

function Reference({ node, text }: { node: FootnoteReference; text: ReadText }): ReactNode {
  const reference = text.references.get(node);
  if (!reference) return `[^${node.label ?? node.identifier}]`;
  return (
    <sup className={styles.reference}>
      <a id={reference.id} href={`#footnote-${reference.number}`} aria-label={`Footnote ${reference.number}`}>
        {reference.number}
      </a>
    </sup>
  );
}
