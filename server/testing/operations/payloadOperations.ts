import { accountOperations } from './accountOperations.ts';
import { carryingOperations } from './carryingOperations.ts';
import { documentOperations } from './documentOperations.ts';
import type { Operation } from './Operation.ts';

/** Everything of Payload's that writes, by everyday names. */
export const payloadOperations: Record<string, Operation> = {
  ...accountOperations,
  ...documentOperations,
  ...carryingOperations,
};
