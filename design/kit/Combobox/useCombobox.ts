import { findFolded } from '@frontage/contract/primitives/folded.ts';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const pageOfOptions = 10;

interface ComboboxState<Option> {
  /** Prefix of the ids of the list and its options. */
  id: string;
  options: readonly Option[];
  chosen: Option;
  onChoose: (option: Option) => void;
}

/**
 * Opening, searching and choosing, by pointer and by keys, as the ARIA pattern of a combobox describes. Our own,
 * because the libraries for it weigh more than a tenth of all script that a form may load. R16.
 */
export function useCombobox<Option extends { label: string; also?: readonly string[] }>({
  id,
  options,
  chosen,
  onChoose,
}: ComboboxState<Option>) {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const items = matching(options, query);

  const open = () => {
    setQuery('');
    if (input.current) input.current.value = '';
    setCurrent(Math.max(0, options.indexOf(chosen)));
    setIsOpen(true);
  };
  /** Focus returns to the button, because the list is about to disappear. */
  const close = () => {
    button.current?.focus();
    setIsOpen(false);
  };
  const choose = (option: Option | undefined) => {
    if (!option) return;
    onChoose(option);
    close();
  };
  const search = (text: string) => {
    setQuery(text);
    setCurrent(0);
  };

  useLayoutEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  useLayoutEffect(() => {
    if (isOpen) list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, current]);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  /** Index in the list to which a key leads; undefined for keys that do not move. */
  function placeAfter(key: string): number | undefined {
    const count = Math.max(1, items.length);
    if (key === 'ArrowDown') return (current + 1) % count;
    if (key === 'ArrowUp') return (current - 1 + count) % count;
    if (key === 'PageDown') return Math.min(count - 1, current + pageOfOptions);
    if (key === 'PageUp') return Math.max(0, current - pageOfOptions);
    return undefined;
  }

  function onSearchKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const place = placeAfter(event.key);
    if (place !== undefined) setCurrent(place);
    else if (event.key === 'Enter') choose(items[current]);
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else return;
    // Keeps Enter from sending the form, and Escape from closing a dialog around it; Tab works as usual.
    if (event.key !== 'Tab') event.preventDefault();
  }

  function onButtonKey(event: KeyboardEvent): void {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    open();
  }

  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-option-${index}`;
  return {
    isOpen,
    query,
    items,
    current,
    root,
    buttonProps: {
      ref: button,
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      onClick: () => (isOpen ? close() : open()),
      onKeyDown: onButtonKey,
    },
    searchProps: {
      ref: input,
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isOpen && items.length > 0 ? optionId(current) : undefined,
      autoComplete: 'off',
      // The browser keeps its value: a form around it that is drawn again as somebody types would put the last one back.
      onChange: (event: ChangeEvent<HTMLInputElement>) => search(event.currentTarget.value),
      onKeyDown: onSearchKey,
    },
    listProps: { ref: list, id: listId, role: 'listbox', tabIndex: -1 },
    optionProps: (option: Option, index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': option === chosen,
      onPointerMove: () => setCurrent(index),
      // The search keeps focus while the list is open.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => choose(option),
    }),
  } as const;
}

interface Searched {
  label: string;
  /** Other names under which it is found. */
  also?: readonly string[];
}

/**
 * The options that contain a query, whatever its case and accents, in their order: in their label or in another name of
 * theirs. An empty query keeps all. R16.
 */
export function matching<Option extends Searched>(options: readonly Option[], query: string): Option[] {
  return options.filter(({ also = [], label }) => [label, ...also].some((name) => findFolded(name, query)));
}

/** A text split around the first place where it contains a query. */
export function partsOf(text: string, query: string): { before: string; match: string; after: string } {
  const { length = 0, start = text.length } = findFolded(text, query) ?? {};
  if (length === 0) return { before: text, match: '', after: '' };
  return {
    before: text.slice(0, start),
    match: text.slice(start, start + length),
    after: text.slice(start + length),
  };
}
