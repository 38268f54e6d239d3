import { amountText } from '@frontage/contract/money.ts';

export interface BillRow {
  label: string;
  amount: number;
}

export function sumOf(rows: readonly BillRow[]): number {
  return rows.reduce((sum, row) => sum + row.amount, 0);
}

/** Returns what does not add up; undefined where everything does. */
export function findBillFault(price: number, rows: readonly BillRow[]): string | undefined {
  const sum = sumOf(rows);
  return sum === price ? undefined : `the rows add up to ${amountText(sum)}, but the price is ${amountText(price)}`;
}
