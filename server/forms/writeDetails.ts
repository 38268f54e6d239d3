/** Facts of a request as sales read them, one a line, without missing ones. */
export function writeDetails(facts: readonly (readonly [label: string, value: string | undefined])[]): string {
  return facts.flatMap(([label, value]) => (value ? [`${label}: ${value.replace(/\s+/g, ' ')}`] : [])).join('\n');
}
