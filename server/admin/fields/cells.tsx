import countries from '@frontage/contract/contact/countries.json' with { type: 'json' };
import type { DefaultServerCellComponentProps } from 'payload';

type CellProps = Pick<DefaultServerCellComponentProps, 'cellData'>;

const nameOfCountry = new Map<unknown, string>(Object.entries(countries));

export function CountryCell({ cellData }: CellProps) {
  return <span>{nameOfCountry.get(cellData) ?? ''}</span>;
}

export function ZoneCell({ cellData }: CellProps) {
  return <span>{typeof cellData === 'string' ? cellData.replaceAll('_', ' ') : ''}</span>;
}

export function TextsCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return <span>{Array.isArray(cellData) ? cellData.join(', ') : ''}</span>;
}

/** Counts in words, such as `leads: 2`. */
export function CountsCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const counts = Object.entries(Object(cellData)).map(([what, count]) => `${what}: ${count}`);
  return <span>{counts.join(', ')}</span>;
}
