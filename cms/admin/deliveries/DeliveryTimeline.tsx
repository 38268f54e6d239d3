import type { JSONFieldServerProps } from 'payload';
import { timelineOf } from '../../deliveries/delivery.ts';
import { Timeline } from './Timeline.tsx';

/** How a delivery went so far, in its own form. */
export function DeliveryTimeline({ data }: JSONFieldServerProps) {
  const nextTryAt = data?.status === 'owed' && data.nextTryAt ? String(data.nextTryAt) : undefined;
  return <Timeline entries={timelineOf({ timeline: data?.timeline })} nextTryAt={nextTryAt} />;
}
