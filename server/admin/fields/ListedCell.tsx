import { countryList } from '@frontage/contract/contact/countries.ts';
import type { DefaultServerCellComponentProps } from 'payload';

type CellProps = Pick<DefaultServerCellComponentProps, 'cellData'>;

const nameOfCountry = new Map<unknown, string>(countryList.map(({ code, name }) => [code, name]));

/** Shows the name of a country for its stored code. */
export function CountryCell({ cellData }: CellProps) {
  return <span>{nameOfCountry.get(cellData) ?? ''}</span>;
}

/** Shows a time zone by the name that its field uses. */
export function ZoneCell({ cellData }: CellProps) {
  return <span>{typeof cellData === 'string' ? cellData.replaceAll('_', ' ') : ''}</span>;
}
