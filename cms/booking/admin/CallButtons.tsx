import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload';
import buttons from '../../admin/buttons.module.css';
import { RefreshWhile } from '../../admin/RefreshWhile.tsx';
import { canBeChanged, findOrders, orderWords } from '../callState.ts';
import { CancelCallButton } from './CancelCallButton.tsx';
import { MoveCall } from './MoveCall.tsx';

/** The buttons that move and cancel a call, in its own form. Renders nothing where the call is over or cancelled. */
export async function CallButtons({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null;
  const call = await req.payload.findByID({
    collection: 'bookings',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  });
  if (!call || !canBeChanged(call, new Date())) return null;
  const order = (await findOrders(req.payload, Number(call.lead))).get(Number(call.lead));
  if (order) {
    return (
      <p>
        {orderWords[order]}.
        <RefreshWhile isActive />
      </p>
    );
  }
  return (
    <div className={buttons.buttons}>
      <MoveCall id={call.id} />
      <CancelCallButton id={call.id} />
    </div>
  );
}

/**
 * The button that cancels a call, in a list, for each upcoming call. Payload also renders it in a form, without a row.
 */
export function CancelCallCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  if (!rowData) return null;
  const { id, lead, startsAt, state } = rowData;
  return canBeChanged({ lead, startsAt, state }, new Date()) ? <CancelCallButton id={Number(id)} /> : null;
}
