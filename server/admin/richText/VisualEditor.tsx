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
import { useState } from 'react';
import type { TextInputProps } from './MarkdownInput.tsx';
import { shortcuts } from './markdown/shortcuts.ts';
import { namespace } from './namespace.ts';
import { textNodes } from './nodes/textNodes.ts';
import { PastedText } from './paste/PastedText.tsx';
import { PictureChoice } from './pictures/PictureChoice.tsx';
import styles from './richText.module.css';
import { TextRules } from './TextRules.tsx';
import { TextSync } from './TextSync.tsx';
import { theme } from './theme.ts';
import { LinkPanel } from './tools/LinkPanel.tsx';
import { SlashMenu } from './tools/SlashMenu.tsx';
import { Toolbar } from './tools/Toolbar.tsx';

export { TextProblems } from './TextProblems.tsx';

const invitation = 'Write, or type / for headings, pictures, lists and more';

/** Edits a text as it will be read, with tools above it. */
export function VisualEditor(props: TextInputProps & { onFault: (fault: Error) => void }) {
  const { error, id, isReadOnly, isRequired, label, onChange, onFault, value } = props;
  const [isLinking, setIsLinking] = useState(false);
  const config = {
    namespace,
    nodes: textNodes,
    theme,
    editable: !isReadOnly,
    onError: onFault,
  };
  return (
    <LexicalComposer initialConfig={config}>
      <PictureChoice>
        <div className={styles.editor}>
          {isReadOnly ? null : (
            <div className={styles.tools}>
              <Toolbar label={`Tools for ${label}`} controls={id} onLink={() => setIsLinking(true)} />
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
                  aria-placeholder={invitation}
                  placeholder={isReadOnly ? () => null : <p className={styles.invitation}>{invitation}</p>}
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
