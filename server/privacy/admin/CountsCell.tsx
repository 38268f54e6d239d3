import type { DefaultServerCellComponentProps } from 'payload';

/** Counts in words, such as `leads: 2`. */
export function CountsCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const counts = Object.entries(Object(cellData)).map(([what, count]) => `${what}: ${count}`);
  return <span>{counts.join(', ')}</span>;
}
