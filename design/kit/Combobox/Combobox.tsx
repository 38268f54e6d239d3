import { describedBy, describedWithHelp, fieldIds } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Combobox.module.css';
import { partsOf, useCombobox } from './useCombobox.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Other names under which it is found. */
  also?: readonly string[];
  /** Address of a small picture, three by two. Decoration. */
  image?: string;
}

interface ComboboxProps {
  /** Id of the field that names it. */
  id: string;
  options: readonly ComboboxOption[];
  chosen: ComboboxOption;
  searchLabel: string;
  noOptions: string;
  /** The field's help, if any. */
  help?: string | undefined;
  isInvalid?: boolean;
  onChoose: (option: ComboboxOption) => void;
}

/**
 * A choice out of many, found by typing: a button that shows the choice, with a search and the list below it.
 * Pictures of the list load when it opens, and only those that come into view. R16.
 */
export function Combobox({ id, options, chosen, searchLabel, noOptions, help, isInvalid, onChoose }: ComboboxProps) {
  const box = useCombobox({ id, options, chosen, onChoose });
  const ids = fieldIds(id);
  const hasPictures = options.some(({ image }) => image);
  return (
    <div ref={box.root} className={styles.combobox}>
      <button
        {...box.buttonProps}
        id={ids.input}
        type="button"
        className={styles.button}
        aria-labelledby={`${ids.label} ${id}-chosen`}
        aria-describedby={describedBy(id)}
        {...describedWithHelp(id, help)}
      >
        {hasPictures ? <Picture image={chosen.image} /> : null}
        <span id={`${id}-chosen`} className={styles.chosen}>
          {chosen.label}
        </span>
        <Icon name="chevronDown" />
      </button>
      <div className={styles.panel} hidden={!box.isOpen}>
        <div className={styles.search}>
          <Icon name="search" size={20} />
          <input
            {...box.searchProps}
            aria-invalid={isInvalid || undefined}
            type="text"
            className={styles.query}
            aria-label={searchLabel}
            spellCheck={false}
          />
        </div>
        <ul {...box.listProps} aria-labelledby={ids.label} className={styles.list} hidden={box.items.length === 0}>
          {box.isOpen
            ? box.items.map((option, index) => (
                <li
                  key={option.value}
                  {...box.optionProps(option, index)}
                  className={styles.option}
                  data-current={index === box.current || undefined}
                >
                  {hasPictures ? <Picture image={option.image} /> : null}
                  <OptionText text={option.label} query={box.query} />
                </li>
              ))
            : null}
        </ul>
        <p className={styles.none} role="status">
          {box.isOpen && box.items.length === 0 ? noOptions : null}
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
    <span>
      {before}
      {match ? <b>{match}</b> : null}
      {after}
    </span>
  );
}
