type Arrow = readonly [from: string, to: string];

/**
 * Returns the circles in which arrows lead, each with everything that can be reached from each of its members. Tarjan's
 * algorithm.
 */
export function circlesOf(arrows: readonly Arrow[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const [from, to] of arrows) targets.set(from, [...(targets.get(from) ?? []), to]);
  const found = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  function visit(node: string): void {
    found.set(node, found.size);
    lowest.set(node, found.size - 1);
    open.push(node);
    for (const target of targets.get(node) ?? []) {
      if (!found.has(target)) visit(target);
      else if (!open.includes(target)) continue;
      lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(target) ?? 0));
    }
    if (lowest.get(node) !== found.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) circles.push(circle);
  }

  for (const [from] of arrows) if (!found.has(from)) visit(from);
  return circles;
}
