import type { DefaultServerCellComponentProps } from 'payload';

/** How many of what, in words. */
export function CountsCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const counts = Object.entries(Object(cellData)).map(([what, count]) => `${what}: ${count}`);
  return <span>{counts.join(', ')}</span>;
}
