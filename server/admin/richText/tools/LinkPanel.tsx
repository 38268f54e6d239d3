import { $createLinkNode, $isLinkNode, $toggleLink, type LinkNode } from '@lexical/link';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $findMatchingParent, $unwrapNode } from '@lexical/utils';
import { $createTextNode, $getSelection, $isRangeSelection } from 'lexical';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { TargetInput } from '../../../targets/admin/TargetInput.tsx';
import { LeadsTo, meantTarget } from '../../../targets/admin/TargetsField.tsx';
import { say } from '../../say.ts';
import styles from '../richText.module.css';

/** Sets where the words at the cursor lead: to a target found by words of its title, or to a typed address. */
export function LinkPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const [editor] = useLexicalComposerContext();
  const [opened] = useState(() => editor.getEditorState().read(() => findLinkAtCursor()?.getURL() ?? ''));
  const [address, setAddress] = useState(opened);

  useEffect(() => document.getElementById(id)?.focus(), [id]);

  function close(): void {
    onClose();
    editor.focus();
  }

  function lead(to: string, title = to): void {
    if (to !== '') editor.update(() => setLink(to, title));
    close();
  }

  function answerKey(event: KeyboardEvent): void {
    const { target } = event;
    const isInput = target instanceof HTMLInputElement;
    // Escape closes an open list first. What Enter chooses in a list is set already.
    if (event.key === 'Escape' && !(isInput && target.ariaExpanded === 'true')) close();
    else if (event.key === 'Enter' && isInput && !target.getAttribute('aria-activedescendant')) {
      event.preventDefault();
      lead(address);
    }
  }

  return (
    <fieldset className={styles.linkPanel} aria-label={say('Link')} onKeyDown={answerKey}>
      <label htmlFor={id}>{say('Leads to')}</label>
      <TargetInput
        id={id}
        wanted="link"
        value={opened}
        describedBy={`${id}-leads-to`}
        meant={meantTarget}
        onType={(text) => setAddress(text.trim())}
        onChoose={(target) => lead(target.value, target.title)}
      />
      <LeadsTo id={`${id}-leads-to`} value={address} wanted="link" />
      <div className={styles.acts}>
        <button type="button" onClick={() => lead(address)}>
          {say('Set link')}
        </button>
        {opened ? (
          <button
            type="button"
            onClick={() => {
              editor.update(() => {
                const link = findLinkAtCursor();
                if (link) $unwrapNode(link);
              });
              close();
            }}
          >
            {say('Remove link')}
          </button>
        ) : null}
        <button type="button" onClick={close}>
          {say('Cancel|a dialogue')}
        </button>
      </div>
    </fieldset>
  );
}

function findLinkAtCursor(): LinkNode | undefined {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return undefined;
  return $findMatchingParent(selection.anchor.getNode(), $isLinkNode) ?? undefined;
}

/** Sets the link. If nothing is selected, the title of the target becomes its words. */
function setLink(address: string, title: string): void {
  const link = findLinkAtCursor();
  const selection = $getSelection();
  if (link) link.setURL(address);
  else if ($isRangeSelection(selection) && selection.isCollapsed())
    selection.insertNodes([$createLinkNode(address).append($createTextNode(title))]);
  else $toggleLink(address);
}
