/** ms within which a new document may still be filled in; a later change is somebody's own. */
const makingMs = 10_000;

/** True where a document of the demo was changed after the demo added it. */
export function isChanged({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }): boolean {
  return Date.parse(updatedAt) - Date.parse(createdAt) > makingMs;
}
