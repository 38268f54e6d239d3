import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload';
import { SendAgainButton } from './SendAgainButton.tsx';

/** The button that tries a delivery again, in its own form. Nothing where it was delivered. */
export function SendAgain({ id, data }: UIFieldServerProps) {
  return id === undefined || data?.status === 'delivered' ? null : <SendAgainButton id={Number(id)} />;
}

/** The same button in a list, for what failed. Without a row where Payload draws it in a form. */
export function SendAgainCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  return rowData?.status === 'failed' ? <SendAgainButton id={Number(rowData.id)} /> : null;
}
