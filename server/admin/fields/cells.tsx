import countries from '@frontage/contract/contact/countries.json' with { type: 'json' };
import type { DefaultServerCellComponentProps } from 'payload';
import { labelOf } from '../../privacy/erasure/labelOf.ts';
import { nameOfCountry } from '../say.ts';

type CellProps = Pick<DefaultServerCellComponentProps, 'cellData'>;

const englishNames = new Map<unknown, string>(Object.entries(countries));

export function CountryCell({ cellData }: CellProps) {
  const name = englishNames.get(cellData);
  return <span>{name && nameOfCountry(String(cellData), name)}</span>;
}

/** A country as requests store it, by its English name. */
export function sayCountry(english: string): string {
  const [code = ''] = [...englishNames].find(([, name]) => name === english) ?? [];
  return code ? nameOfCountry(String(code), english) : english;
}

export function ZoneCell({ cellData }: CellProps) {
  return <span>{typeof cellData === 'string' ? cellData.replaceAll('_', ' ') : ''}</span>;
}

export function TextsCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return <span>{Array.isArray(cellData) ? cellData.join(', ') : ''}</span>;
}

/** Counts in words, such as `Requests: 2`. */
export function CountsCell({ cellData, payload }: Pick<DefaultServerCellComponentProps, 'cellData' | 'payload'>) {
  const counts = Object.entries(Object(cellData)).map(([what, count]) => `${labelOf(payload, what)}: ${count}`);
  return <span>{counts.join(', ')}</span>;
}
