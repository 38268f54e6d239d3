import type { UIFieldServerProps } from 'payload';
import { RescueSubscriber } from './RescueSubscriber.tsx';

/** What sales can do with a reader whom the filter took for a machine. */
export function SubscriberActions({ id, data }: UIFieldServerProps) {
  return id !== undefined && data?.state === 'quarantine' ? <RescueSubscriber id={Number(id)} /> : null;
}
