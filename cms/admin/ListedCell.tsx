import type { DefaultServerCellComponentProps } from 'payload';

/** Several values, or counts of several things, in words: Payload writes them as code does. */
export function ListedCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{listed(cellData)}</span>;
}

function listed(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}
