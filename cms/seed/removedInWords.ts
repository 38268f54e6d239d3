/** What went, a line for each kind, and what stayed. */
export function removedInWords({
  counts,
  kept,
}: {
  counts: Readonly<Record<string, number | undefined>>;
  kept: readonly { collection: string; title: string }[];
}): string[] {
  const gone = Object.entries(counts).map(([what, count]) => `${what}: ${count}`);
  if (gone.length === 0 && kept.length === 0) return ['Nothing of the demo is here.'];
  return [
    ...(gone.length > 0 ? ['Removed.', ...gone] : []),
    ...(kept.length > 0
      ? [
          'These stay, since somebody changed them or a page still shows them; delete them in the admin:',
          ...kept.map(({ collection, title }) => `${collection}: ${title}`),
        ]
      : []),
  ];
}
