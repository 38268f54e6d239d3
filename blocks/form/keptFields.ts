import type { Typed } from '@frontage/client/typedText.ts';
import type { ContactFields } from '@frontage/contract/contact/contactRequest.ts';

type Values = Record<string, string | readonly string[] | undefined>;

const isSame = (one: Values[string], other: Values[string]) => String(one ?? '') === String(other ?? '');

/** The kept values: what differs from a form with nothing typed into it. */
export function typedOf(values: ContactFields, blank: ContactFields): Typed {
  const untouched: Values = blank;
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => value !== undefined && !isSame(value, untouched[name]))
      .map(([name, value]) => [name, [value].flat().map(String)]),
  );
}

/** Kept text for the fields of a form that nobody has touched since; undefined where none of it belongs here. */
export function selectKept(kept: Typed, current: ContactFields, blank: ContactFields): Values | undefined {
  const [now, untouched]: [Values, Values] = [current, blank];
  const names = Object.keys(blank).filter((name) => kept[name]);
  if (names.length === 0) return undefined;
  return Object.fromEntries(
    names
      .filter((name) => isSame(now[name], untouched[name]))
      .map((name) => [name, Array.isArray(untouched[name]) ? kept[name] : kept[name]?.[0]]),
  );
}
