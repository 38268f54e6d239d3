import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload';
import { PostButton } from '../../admin/PostButton.tsx';
import { say } from '../../admin/say.ts';

/** The button that tries a delivery again, in its own form. Renders nothing where it was delivered. */
export function SendAgain({ id, data }: UIFieldServerProps) {
  return id === undefined || data?.status === 'delivered' ? null : <SendAgainButton id={Number(id)} />;
}

/** The same button in a list, for failed deliveries. Payload also renders it in a form, without a row. */
export function SendAgainCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  return rowData?.status === 'failed' ? <SendAgainButton id={Number(rowData.id)} /> : null;
}

/** Requests another try, and shows the answer. */
export function SendAgainButton({ id }: { id: number }) {
  return <PostButton path={`/api/deliveries/${id}/send-again`}>{say('Send again')}</PostButton>;
}
