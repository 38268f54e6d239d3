import { useCombobox } from 'downshift';
import { useRef, useState } from 'react';
import { describedBy, fieldIds } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Combobox.module.css';
import { matching, partsOf } from './matching.ts';

export interface ComboboxOption {
  key: string;
  label: string;
  /** Address of a small picture, three by two; decoration. */
  image?: string;
}

interface ComboboxProps {
  /** Id of the field that names it. */
  id: string;
  options: readonly ComboboxOption[];
  chosen: ComboboxOption;
  searchLabel: string;
  noOptions: string;
  onChoose: (option: ComboboxOption) => void;
}

const keyOf = (option: ComboboxOption | null) => option?.key;
const labelOf = (option: ComboboxOption | null) => option?.label ?? '';

/**
 * A choice out of many, found by typing: a button that shows the choice, below it a search and the list.
 * Pictures of the list load when it opens, and only those that come into view. Specification §4.2, §5.
 */
export function Combobox({ id, options, chosen, searchLabel, noOptions, onChoose }: ComboboxProps) {
  const [query, setQuery] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const items = matching(options, query);
  const ids = fieldIds(id);
  const list = useCombobox<ComboboxOption>({
    id,
    items,
    itemToKey: keyOf,
    itemToString: labelOf,
    selectedItem: chosen,
    inputValue: query,
    defaultHighlightedIndex: 0,
    labelId: ids.label,
    inputId: `${id}-search`,
    toggleButtonId: ids.input,
    stateReducer: (state, { type, changes }) =>
      // Leaving the list is no choice: only Enter and a press on an option are.
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
    onIsOpenChange: ({ isOpen, type }) => {
      if (isOpen) return;
      setQuery('');
      if (type !== useCombobox.stateChangeTypes.InputBlur) button.current?.focus();
    },
  });

  return (
    <div className={styles.combobox}>
      <button
        type="button"
        {...list.getToggleButtonProps({
          ref: button,
          className: styles.button,
          tabIndex: 0,
          'aria-haspopup': 'listbox',
          'aria-labelledby': `${ids.label} ${id}-chosen`,
          'aria-describedby': describedBy(id),
          onKeyDown: (event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            list.openMenu();
          },
        })}
      >
        <Picture image={chosen.image} />
        <span id={`${id}-chosen`} className={styles.chosen}>
          {chosen.label}
        </span>
        <Icon name="chevronDown" />
      </button>
      <div className={styles.panel} hidden={!list.isOpen}>
        <div className={styles.search}>
          <Icon name="search" size={20} />
          <input
            {...list.getInputProps({
              className: styles.query,
              'aria-label': searchLabel,
              // From the list one goes on from the button, not from within what is about to disappear.
              onKeyDown: (event: React.KeyboardEvent) => {
                if (event.key === 'Tab') button.current?.focus();
              },
              onChange: (event: React.ChangeEvent<HTMLInputElement>) => setQuery(event.currentTarget.value),
              // Pressing into the text is for the caret; by itself the library would close the list.
              onClick: (event: React.MouseEvent) => Object.assign(event.nativeEvent, { preventDownshiftDefault: true }),
            })}
          />
        </div>
        <ul {...list.getMenuProps({ className: styles.list, hidden: items.length === 0 })}>
          {list.isOpen
            ? items.map((option, index) => (
                <li
                  key={option.key}
                  {...list.getItemProps({
                    item: option,
                    index,
                    className: styles.option,
                    'aria-selected': option.key === chosen.key,
                  })}
                  data-current={index === list.highlightedIndex || undefined}
                >
                  <Picture image={option.image} />
                  <OptionText text={option.label} query={query} />
                </li>
              ))
            : null}
        </ul>
        <p className={styles.none} role="status">
          {list.isOpen && items.length === 0 ? noOptions : null}
        </p>
      </div>
    </div>
  );
}

function Picture({ image }: { image: string | undefined }) {
  if (!image) return <span className={styles.noPicture} />;
  return <img src={image} alt="" width={27} height={18} loading="lazy" decoding="async" className={styles.picture} />;
}

function OptionText({ text, query }: { text: string; query: string }) {
  const { before, match, after } = partsOf(text, query);
  return (
    <span className={styles.text}>
      {before}
      {match ? <b>{match}</b> : null}
      {after}
    </span>
  );
}
