import { $findMatchingParent } from '@lexical/utils';
import { $getNearestRootOrShadowRoot, $getSelection, $isRangeSelection, $isRootNode, type LexicalNode } from 'lexical';
import { createQuote, QuoteNode } from '../nodes/QuoteNode.ts';

/** Turns the selected paragraphs into a quote or a note, or one of the same kind back into running text. */
export function toggleQuote(isNote: boolean): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const around = quoteAround(selection.anchor.getNode());
  if (around) {
    if (around.isNote === isNote) unwrapQuote(around);
    else around.setIsNote(isNote);
    return;
  }
  const chosen = [
    ...new Set([selection.anchor.getNode(), ...selection.getNodes()].flatMap((node) => topOf(node) ?? [])),
  ];
  const [first] = chosen;
  if (!first) return;
  const quote = createQuote(isNote);
  first.insertBefore(quote);
  quote.append(...chosen.toSorted((one, other) => one.getIndexWithinParent() - other.getIndexWithinParent()));
}

export function unwrapQuote(quote: QuoteNode): void {
  for (const child of quote.getChildren()) quote.insertBefore(child);
  quote.remove();
}

export function quoteAround(node: LexicalNode): QuoteNode | undefined {
  const found = $findMatchingParent(node, (one) => one instanceof QuoteNode);
  return found instanceof QuoteNode ? found : undefined;
}

/** Returns the passage that a node belongs to; undefined within a table, which is in no quote. */
function topOf(node: LexicalNode): LexicalNode | undefined {
  return $isRootNode($getNearestRootOrShadowRoot(node)) ? (node.getTopLevelElement() ?? undefined) : undefined;
}
