import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload';
import { canBeCancelled, isEnding } from '../../bookings/cancelCall.ts';
import { RefreshWhile } from '../RefreshWhile.tsx';
import { CancelCallButton } from './CancelCallButton.tsx';

/** The button that cancels a call, in its own form. Nothing where it is over or cancelled. */
export async function CancelCall({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null;
  const call = await req.payload.findByID({
    collection: 'bookings',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  });
  if (!call || !canBeCancelled(call, new Date())) return null;
  if (await isEnding(req.payload, Number(call.lead))) {
    return (
      <p>
        It is being cancelled.
        <RefreshWhile isActive />
      </p>
    );
  }
  return <CancelCallButton id={call.id} />;
}

/** The same button in a list, beside each call that is to come. */
export function CancelCallCell({ rowData }: DefaultServerCellComponentProps) {
  const { id, lead, startsAt, state } = rowData;
  return canBeCancelled({ lead, startsAt, state }, new Date()) ? <CancelCallButton id={Number(id)} /> : null;
}
