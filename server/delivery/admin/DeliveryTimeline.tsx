import type { JSONFieldServerProps } from 'payload';
import { readEnvironment } from '../../environment.ts';
import { deliveryKinds, stateInWords, timelineOf } from '../delivery.ts';
import { Timeline } from './Timeline.tsx';

/** The tries of a delivery so far, in its own form. */
export function DeliveryTimeline({ data }: JSONFieldServerProps) {
  const nextTryAt = data?.status === 'owed' && data.nextTryAt ? String(data.nextTryAt) : undefined;
  const kind = deliveryKinds.find(({ value }) => value === data?.kind)?.value ?? 'mail';
  const done = stateInWords({ kind, status: 'delivered' }, readEnvironment().smtpUrl);
  return <Timeline done={done} entries={timelineOf({ timeline: data?.timeline })} nextTryAt={nextTryAt} />;
}
