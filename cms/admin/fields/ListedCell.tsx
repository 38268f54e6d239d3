import { countryList } from '@frontage/contract/contact/countries.ts';
import type { DefaultServerCellComponentProps } from 'payload';

type CellProps = Pick<DefaultServerCellComponentProps, 'cellData'>;

const nameOfCountry = new Map<unknown, string>(countryList.map(({ code, name }) => [code, name]));

/** A country by its name, where a code is stored. */
export function CountryCell({ cellData }: CellProps) {
  return <span>{nameOfCountry.get(cellData) ?? ''}</span>;
}

/** A time zone as its field names it. */
export function ZoneCell({ cellData }: CellProps) {
  return <span>{typeof cellData === 'string' ? cellData.replaceAll('_', ' ') : ''}</span>;
}
