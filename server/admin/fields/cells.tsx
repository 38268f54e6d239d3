import { countriesIn } from '@frontage/contract/contact/countriesIn.ts';
import type { DefaultServerCellComponentProps } from 'payload';
import { labelOf } from '../../privacy/erasure/labelOf.ts';
import { spokenLanguage } from '../say.ts';

type CellProps = Pick<DefaultServerCellComponentProps, 'cellData'>;

export function CountryCell({ cellData }: CellProps) {
  const language = spokenLanguage();
  const countries = countriesIn(language === 'en' ? undefined : language);
  return <span>{countries.find(({ code }) => code === cellData)?.label ?? ''}</span>;
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
