import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload';
import { SendAgainButton } from './SendAgainButton.tsx';

/** The button that tries a delivery again, in its own form. Renders nothing where it was delivered. */
export function SendAgain({ id, data }: UIFieldServerProps) {
  return id === undefined || data?.status === 'delivered' ? null : <SendAgainButton id={Number(id)} />;
}

/** The same button in a list, for failed deliveries. Payload also renders it in a form, without a row. */
export function SendAgainCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  return rowData?.status === 'failed' ? <SendAgainButton id={Number(rowData.id)} /> : null;
}
