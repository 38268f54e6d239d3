/** What a form knows of a field, as far as it is looked at here. */
export interface MarkedField {
  value?: unknown;
  /** Somebody typed into it: an answer to an older draft leaves its value alone. */
  isModified?: boolean;
}

type Fields = Readonly<Record<string, MarkedField | undefined>>;

/**
 * The fields that lost their mark though what was typed into them still stands there, unsaved. Payload (as of 3.90.2)
 * marks the field that was typed into last and no other, and an answer to a draft that was sent before takes what was
 * typed into the others back. `typed` is kept from one call to the next: what stands in each field since somebody typed.
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
