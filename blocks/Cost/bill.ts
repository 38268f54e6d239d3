export interface BillRow {
  label: string;
  amountUsd: number;
}

/** A sum in whole dollars, as it is printed: `$50,000`. */
export function usd(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}

export function sumOf(rows: readonly BillRow[]): number {
  return rows.reduce((sum, row) => sum + row.amountUsd, 0);
}

/** Says what does not add up; undefined when all does. */
export function billFault(priceUsd: number, rows: readonly BillRow[]): string | undefined {
  const sum = sumOf(rows);
  return sum === priceUsd ? undefined : `the rows add up to ${usd(sum)}, but the price is ${usd(priceUsd)}`;
}
