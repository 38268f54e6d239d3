import { appendFileSync } from 'node:fs';
import type { OwnDelivery } from '@frontage/server/delivery/OwnDelivery.ts';

/** A row in the sheet of the harbour office, for requests by the usual form. */
export const delivery: OwnDelivery = {
  label: 'Row in the berth sheet',
  isOwed: ({ formId }) => formId === 'contact',
  async deliver({ request }) {
    if (!process.env.BERTH_SHEET) throw new Error('BERTH_SHEET names no file');
    appendFileSync(process.env.BERTH_SHEET, `${request?.lead.name},${request?.lead.email}\n`);
    return undefined;
  },
};
