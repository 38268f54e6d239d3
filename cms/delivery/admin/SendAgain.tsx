import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload';
import { SendAgainButton } from './SendAgainButton.tsx';

/** The button that tries a delivery again, in its own form. Nothing where it was delivered. */
export function SendAgain({ id, data }: UIFieldServerProps) {
  return id === undefined || data?.status === 'delivered' ? null : <SendAgainButton id={Number(id)} />;
}

/** The same button in a list, for what failed. A list that is empty asks for a cell without a row. */
export function SendAgainCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  return rowData?.status === 'failed' ? <SendAgainButton id={Number(rowData.id)} /> : null;
}
