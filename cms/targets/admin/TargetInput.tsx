import { useCombobox } from 'downshift';
import { useEffect, useRef, useState } from 'react';
import type { Target, Wanted } from '../target.ts';
import styles from './targets.module.css';
import { groupsOf, useTargets } from './useTargets.ts';

interface TargetInputProps {
  id: string;
  wanted: Wanted;
  value: string;
  /** Each choice is added to a list, and the next may be typed. */
  isAdder?: boolean;
  isReadOnly?: boolean | undefined;
  describedBy?: string;
  /** What is offered first for a text, beside what was found. */
  meant?: (text: string) => Target | undefined;
  onType?: (text: string) => void;
  onLeave?: (text: string) => void;
  onChoose: (target: Target) => void;
}

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** A text, or a target found by words of its title: what is typed is left as it is unless one is chosen. */
export function TargetInput(props: TargetInputProps) {
  const {
    describedBy,
    id,
    isAdder = false,
    isReadOnly = false,
    meant,
    onChoose,
    onLeave,
    onType,
    value,
    wanted,
  } = props;
  const [text, setText] = useState(value);
  const [isOpen, setIsOpen] = useState(false);
  const found = useTargets(wanted, text.trim(), isOpen);
  const completed = meant?.(text);
  const items = [...(completed ? [completed] : []), ...(found ?? [])];

  // Another hand may have changed it: a version that was brought back, or a choice.
  useEffect(() => setText(value), [value]);

  const list = useRef<HTMLDivElement>(null);
  const isShown = isOpen && found !== undefined;
  // At the foot of a phone's screen it would open below what is seen.
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  const box = useCombobox<Target>({
    items,
    inputId: id,
    isOpen,
    inputValue: text,
    selectedItem: null,
    itemToString: (target) => target?.value ?? '',
    onIsOpenChange: ({ isOpen: next }) => setIsOpen(next ?? false),
    onSelectedItemChange({ selectedItem }) {
      if (!selectedItem) return;
      setText(isAdder ? '' : selectedItem.value);
      onChoose(selectedItem);
    },
    // Leaving the field, or Escape, neither chooses nor empties.
    stateReducer: ({ inputValue }, { changes, type }) =>
      type === InputBlur || type === InputKeyDownEscape ? { ...changes, inputValue, selectedItem: null } : changes,
    getA11yStatusMessage: (state) => (state.isOpen && found ? countInWords(items.length) : ''),
  });

  return (
    <div className={styles.box}>
      <input
        {...box.getInputProps({
          disabled: isReadOnly,
          'aria-describedby': describedBy,
          // The label of the form names it.
          'aria-labelledby': undefined,
          onChange({ currentTarget }) {
            setText(currentTarget.value);
            onType?.(currentTarget.value);
          },
          onBlur: () => onLeave?.(text),
          onKeyDown(event) {
            // A drawer around the field stays open: the first Escape is for the list.
            if (event.key === 'Escape' && isOpen) event.nativeEvent.stopImmediatePropagation();
          },
        })}
        type="text"
        spellCheck={false}
      />
      <div
        {...box.getMenuProps({ ref: list, 'aria-label': 'What was found', 'aria-labelledby': undefined })}
        className={styles.list}
        hidden={!isShown}
      >
        {isOpen &&
          groupsOf(items).map(([kind, targets]) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no group of fields
            <div key={kind} role="group" aria-label={kind}>
              <span className={styles.kind} aria-hidden>
                {kind}
              </span>
              {targets.map((target) => {
                const index = items.indexOf(target);
                return (
                  <div
                    key={target.value}
                    {...box.getItemProps({ item: target, index })}
                    className={styles.option}
                    data-current={index === box.highlightedIndex || undefined}
                  >
                    <span>{target.title}</span>
                    <span className={styles.detail}>
                      {target.detail}
                      {target.isPublished ? '' : ' (not published)'}
                    </span>
                  </div>
                );
              })}
            </div>
          ))}
      </div>
      {isOpen && found && items.length === 0 ? <p className={styles.none}>{countInWords(0)}</p> : null}
    </div>
  );
}

function countInWords(count: number): string {
  if (count === 0) return 'Nothing has these words in its title or address.';
  return count === 1 ? 'One was found. Arrow keys lead to it.' : `${count} were found. Arrow keys lead to them.`;
}
