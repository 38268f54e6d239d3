/** Hides a field that the sheet of the request shows already. */
export function NoField() {
  return null;
}
