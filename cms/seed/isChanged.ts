/** ms within which a document that is made is also filled in; one changed later is somebody's own. */
const makingMs = 10_000;

/** Whether a document of the demo was changed since the demo put it in. */
export function isChanged({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }): boolean {
  return Date.parse(updatedAt) - Date.parse(createdAt) > makingMs;
}
