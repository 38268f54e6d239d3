import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload';
import admin from '../../admin/admin.module.css';
import { PostButton } from '../../admin/PostButton.tsx';
import { RefreshWhile } from '../../admin/RefreshWhile.tsx';
import { say, sayWith } from '../../admin/say.ts';
import { Moment } from '../../clock/admin/Moment.tsx';
import { canBeChanged, findOrders, orderWords } from '../callState.ts';
import { CancelCallButton, MoveCall } from './CallActions.tsx';

/** The buttons that move and cancel a call, in its own form. Renders nothing where the call is over or cancelled. */
export async function CallButtons({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null;
  const orders = await findOrders(req.payload);
  const call = await req.payload.findByID({
    collection: 'bookings',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  });
  if (!call) return null;
  const { host, inCalendar, inCalendarStartsAt: startsAt } = call;
  const isOpen = canBeChanged(call, new Date());
  const order = isOpen ? orders.get(Number(call.lead)) : undefined;
  return (
    <>
      {/* Stays when the order is carried out, because it then refreshes the form once more. */}
      <RefreshWhile isActive={order !== undefined} />
      {order ? <p>{say(orderWords[order])}.</p> : null}
      {isOpen && !order && inCalendar ? (
        <p>
          {startsAt
            ? sayWith('{host} moved this call in the calendar to {moment}. The visitor knows nothing of it yet.', {
                host,
                moment: <Moment iso={startsAt} />,
              })
            : say('{host} removed this call from the calendar. The visitor knows nothing of it yet.', { host })}
        </p>
      ) : null}
      {isOpen && !order ? (
        <div className={admin.line}>
          {inCalendar && startsAt ? (
            <PostButton path={`/api/bookings/${call.id}/move`} body={{ start: startsAt }} isPrimary>
              {say('Move it there and tell the visitor')}
            </PostButton>
          ) : null}
          {inCalendar ? (
            <PostButton path={`/api/bookings/${call.id}/restore-entry`}>
              {say('Put it back in the calendar')}
            </PostButton>
          ) : null}
          <MoveCall id={call.id} />
          <CancelCallButton id={call.id} />
        </div>
      ) : null}
    </>
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
