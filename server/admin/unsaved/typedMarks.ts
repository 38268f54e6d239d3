export interface MarkedField {
  value?: unknown;
  /** Set if somebody typed into it: an answer to an older draft then leaves its value alone. */
  isModified?: boolean;
}

type Fields = Readonly<Record<string, MarkedField | undefined>>;

/**
 * Returns the fields that lost their mark although what was typed into them is still there, unsaved. Payload (as of
 * 3.90.2) only marks the field that was typed into last, so the answer to an earlier draft takes back what was typed
 * into the others. `typed` is kept between calls: the value of each field since somebody typed into it.
 */
export function lostMarks(typed: Map<string, unknown>, before: Fields, now: Fields): string[] {
  for (const [path, field] of Object.entries(now))
    if (field?.isModified && field.value !== before[path]?.value) typed.set(path, field.value);
  return [...typed].flatMap(([path, value]) => {
    const field = now[path];
    if (field?.value !== value) typed.delete(path);
    return field && field.value === value && !field.isModified ? [path] : [];
  });
}
