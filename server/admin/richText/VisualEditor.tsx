import { problemsOfText } from '@frontage/blocks/text/problemsOfText.ts';
import { Reader } from '@frontage/blocks/text/readText.ts';
import {
  BOLD_STAR,
  BOLD_UNDERSCORE,
  type ElementTransformer,
  HEADING,
  INLINE_CODE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINK,
  ORDERED_LIST,
  type Transformer,
  UNORDERED_LIST,
} from '@lexical/markdown';
import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { HorizontalRulePlugin } from '@lexical/react/LexicalHorizontalRulePlugin';
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin';
import { ListPlugin } from '@lexical/react/LexicalListPlugin';
import { MarkdownShortcutPlugin } from '@lexical/react/LexicalMarkdownShortcutPlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { SelectionAlwaysOnDisplay } from '@lexical/react/LexicalSelectionAlwaysOnDisplay';
import { TablePlugin } from '@lexical/react/LexicalTablePlugin';
import { $createHeadingNode, HeadingNode } from '@lexical/rich-text';
import { useListDrawer } from '@payloadcms/ui';
import { $createParagraphNode } from 'lexical';
import type { CollectionSlug } from 'payload';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { say } from '../say.ts';
import { sayAgain } from '../sayAgain.ts';
import { CodeNode, createCode } from './nodes/CodeNode.tsx';
import { type ChoosePicture, PictureChoiceContext } from './nodes/FigureNode.tsx';
import { createQuote, QuoteNode } from './nodes/PassageNodes.ts';
import { textNodes } from './nodes/textNodes.ts';
import { namespace, PastedText } from './paste/PastedText.tsx';
import styles from './richText.module.css';
import { TextRules, TextSync } from './TextRules.tsx';
import { LinkPanel } from './tools/LinkPanel.tsx';
import { SlashMenu } from './tools/SlashMenu.tsx';
import { Toolbar } from './tools/Toolbar.tsx';

/** Headings, but only of the levels that a text has. */
const heading: ElementTransformer = {
  ...HEADING,
  dependencies: [HeadingNode],
  regExp: /^(#{1,6})\s/,
  replace(parent, children, [, marks = '']) {
    const node = $createHeadingNode(marks.length > 2 ? 'h3' : 'h2').append(...children);
    parent.replace(node);
    node.select(0, 0);
  },
};

const quote: ElementTransformer = {
  type: 'element',
  dependencies: [QuoteNode],
  export: () => null,
  regExp: /^>\s/,
  replace(parent, children) {
    const paragraph = $createParagraphNode().append(...children);
    parent.replace(createQuote(false).append(paragraph));
    paragraph.select(0, 0);
  },
};

const code: ElementTransformer = {
  type: 'element',
  dependencies: [CodeNode],
  export: () => null,
  regExp: /^```(\S*)\s/,
  replace(parent, children, [, language = '']) {
    // The line stays below the code, with the cursor, because a text cannot be without one.
    parent.insertBefore(createCode({ language }));
    for (const child of children) child.remove();
    parent.select();
  },
};

/** Markdown marks that take effect while they are typed. */
const shortcuts: Transformer[] = [
  heading,
  quote,
  code,
  UNORDERED_LIST,
  ORDERED_LIST,
  INLINE_CODE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINK,
];

const classOf = (name: string) => styles[name] ?? '';

/** Class names of the parts of a text, by the names that Lexical and our nodes look up. */
const theme = {
  footnote: classOf('footnote'),
  footnoteReference: classOf('footnoteReference'),
  hr: classOf('rule'),
  hrSelected: classOf('chosen'),
  link: classOf('link'),
  list: { listitem: classOf('entry'), nested: { listitem: classOf('nested') } },
  note: classOf('note'),
  quote: classOf('quote'),
  table: classOf('table'),
  tableCellSelected: classOf('chosen'),
  tableScrollableWrapper: classOf('scroller'),
  // Lexical draws one element for both, and what is bold and italic needs the class.
  text: { code: classOf('code'), italic: classOf('italic') },
};

const library: CollectionSlug[] = ['media'];

/** Provides one library drawer for all places in a text where a picture is chosen. */
function PictureChoice({ children }: { children: ReactNode }) {
  const [Library, , { closeDrawer, openDrawer }] = useListDrawer({ collectionSlugs: library });
  const answer = useRef<(id: number) => void>(undefined);
  const open = useRef(openDrawer);
  open.current = openDrawer;
  const choose = useCallback<ChoosePicture>((onChosen) => {
    answer.current = onChosen;
    open.current();
  }, []);
  return (
    <PictureChoiceContext value={choose}>
      {children}
      <Library
        onSelect={({ docID }) => {
          closeDrawer();
          answer.current?.(Number(docID));
        }}
      />
    </PictureChoiceContext>
  );
}

const invitation = 'Write, or type / for headings, pictures, lists and more';

export interface TextInputProps {
  id: string;
  label: string;
  value: string;
  isReadOnly: boolean;
  isRequired: boolean;
  error: string | undefined;
  onChange: (markdown: string) => void;
}

export function VisualEditor(props: TextInputProps & { onFault: (fault: Error) => void }) {
  const { error, id, isReadOnly, isRequired, label, onChange, onFault, value } = props;
  const [isLinking, setIsLinking] = useState(false);
  const config = { namespace, nodes: textNodes, theme, editable: !isReadOnly, onError: onFault };
  return (
    <LexicalComposer initialConfig={config}>
      <PictureChoice>
        <div className={styles.editor}>
          {isReadOnly ? null : (
            <div className={styles.tools}>
              <Toolbar label={say('Tools for {label}', { label })} controls={id} onLink={() => setIsLinking(true)} />
              {isLinking ? <LinkPanel id={`${id}-link`} onClose={() => setIsLinking(false)} /> : null}
            </div>
          )}
          <div className={styles.page}>
            <RichTextPlugin
              contentEditable={
                <ContentEditable
                  id={id}
                  className={styles.text}
                  ariaLabel={label}
                  ariaMultiline
                  ariaRequired={isRequired}
                  ariaInvalid={error !== undefined}
                  aria-placeholder={say(invitation)}
                  placeholder={isReadOnly ? () => null : <p className={styles.invitation}>{say(invitation)}</p>}
                />
              }
              ErrorBoundary={LexicalErrorBoundary}
            />
          </div>
        </div>
        {isReadOnly ? null : <SlashMenu />}
      </PictureChoice>
      <TextSync value={value} isReadOnly={isReadOnly} onChange={onChange} />
      <TextRules />
      <PastedText />
      <HistoryPlugin />
      <HorizontalRulePlugin />
      <LinkPlugin />
      <ListPlugin hasStrictIndent />
      <MarkdownShortcutPlugin transformers={shortcuts} />
      <TablePlugin hasCellMerge={false} hasCellBackgroundColor={false} hasHorizontalScroll />
      {isLinking ? <SelectionAlwaysOnDisplay /> : null}
    </LexicalComposer>
  );
}

/** What would keep a text from its page. Only the page knows which heading is above the text. */
export function TextProblems({ markdown }: { markdown: string }) {
  // The text typed is rendered first, this list after it.
  const read = useDeferredValue(markdown);
  const problems = useMemo(() => problemsOfText(new Reader().read(read), 2), [read]);
  return (
    <ul className={styles.problems} role="status" aria-label={say('What keeps this text from its page')}>
      {[...new Set(problems)].map((problem) => (
        <li key={problem}>{capital(sayAgain(problem))}.</li>
      ))}
    </ul>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
