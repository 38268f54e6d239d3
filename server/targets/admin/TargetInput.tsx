import { useCombobox } from 'downshift';
import { useEffect, useRef, useState } from 'react';
import admin from '../../admin/admin.module.css';
import { say } from '../../admin/say.ts';
import type { Target, Wanted } from '../target.ts';
import styles from './targets.module.css';
import { askForTargets } from './useStandings.ts';

/** ms without typing after which the request is sent. */
const pauseMs = 150;

/** Targets that the typed words may mean, while the list is open, sorted by kind. */
function useTargets(wanted: Wanted, words: string, isOpen: boolean): Target[] | undefined {
  const [targets, setTargets] = useState<Target[]>();
  useEffect(() => {
    if (!isOpen) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const found = await askForTargets(wanted, words, asking.signal);
      if (found) setTargets(groupsOf(found).flatMap(([, group]) => group));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [isOpen, wanted, words]);
  return targets;
}

/** Targets by kind, in the order in which each kind first appears. */
function groupsOf(targets: readonly Target[]): [kind: string, Target[]][] {
  return [...Map.groupBy(targets, ({ kind }) => kind)];
}

interface TargetInputProps {
  id: string;
  wanted: Wanted;
  value: string;
  /** Each choice is added to a list, and the input is cleared for the next. */
  isAdder?: boolean;
  isReadOnly?: boolean | undefined;
  describedBy?: string;
  /** A target to offer for a text before the found ones. */
  meant?: (text: string) => Target | undefined;
  onType?: (text: string) => void;
  onLeave?: (text: string) => void;
  onChoose: (target: Target) => void;
}

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** An input for a text, or for a target found by words of its title: what is typed stays unless a target is chosen. */
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
  const [typed, setTyped] = useState({ over: value, text: value });
  // The value may change from outside: by a choice, or by a restored version. An effect would come after what is typed
  // as soon as the input is there, and take it back.
  if (typed.over !== value) setTyped({ over: value, text: value });
  const { text } = typed;
  const setText = (words: string) => setTyped({ over: value, text: words });
  const [isOpen, setIsOpen] = useState(false);
  const found = useTargets(wanted, text.trim(), isOpen);
  const completed = meant?.(text);
  const items = [...(completed ? [completed] : []), ...(found ?? [])];

  const list = useRef<HTMLDivElement>(null);
  const isShown = isOpen && found !== undefined;
  // At the bottom of a phone's screen the list would open out of view.
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
    // Leaving the field, or Escape, neither chooses nor clears.
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
          // The label of the form names the input.
          'aria-labelledby': undefined,
          onChange({ currentTarget }) {
            setText(currentTarget.value);
            onType?.(currentTarget.value);
          },
          onBlur: () => onLeave?.(text),
          onKeyDown(event) {
            // Keeps a drawer around the field open: the first Escape only closes the list.
            if (event.key === 'Escape' && isOpen) event.nativeEvent.stopImmediatePropagation();
          },
        })}
        type="text"
        spellCheck={false}
      />
      <div
        {...box.getMenuProps({ ref: list, 'aria-label': say('What was found'), 'aria-labelledby': undefined })}
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
                    <span className={admin.quiet}>
                      {target.detail}
                      {target.isPublished ? '' : say(' (not published)')}
                    </span>
                  </div>
                );
              })}
            </div>
          ))}
      </div>
      {isOpen && found && items.length === 0 ? <p className={admin.quiet}>{countInWords(0)}</p> : null}
    </div>
  );
}

function countInWords(count: number): string {
  if (count === 0) return say('Nothing has these words in its title or address.');
  return count === 1
    ? say('One was found. Arrow keys lead to it.')
    : say('{count} were found. Arrow keys lead to them.', { count });
}
