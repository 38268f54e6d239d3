import { accountOperations } from './accountOperations.ts';
import { carryingOperations } from './carryingOperations.ts';
import { documentOperations } from './documentOperations.ts';
import type { Operation } from './Operation.ts';

/** What Payload does that writes, by what people call it. */
export const payloadOperations: Record<string, Operation> = {
  ...accountOperations,
  ...documentOperations,
  ...carryingOperations,
};
