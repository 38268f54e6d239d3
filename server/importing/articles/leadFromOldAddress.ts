import { type Payload, ValidationError } from 'payload';
import { faultOfPath, plainPath } from '../../redirects/redirectPath.ts';
import type { OldAddresses } from '../addresses.ts';
import type { ExportItem } from '../export/exportEntry.ts';
import type { ImportReport } from '../ImportReport.ts';

export interface RedirectTools {
  payload: Payload;
  addresses: OldAddresses;
  report: ImportReport;
  isDryRun: boolean;
}

/** Creates a redirect from the permalink of a post to its path here. Reports what cannot be redirected. */
export async function leadFromOldAddress(
  { link, title }: Pick<ExportItem, 'link' | 'title'>,
  to: string,
  { addresses, isDryRun, payload, report }: RedirectTools,
): Promise<void> {
  const path = addresses.pathOf(link);
  const from = path === undefined ? undefined : plainPath(path);
  if (from === to || link === '') return;
  const fault = from === undefined ? 'a redirect here has no "?"' : faultOfPath(from);
  if (from === undefined || fault) {
    report.name('redirect', title, `${link} leads to ${to} only where the proxy in front does it: ${fault}`);
    return;
  }
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: from } },
    limit: 1,
    depth: 0,
  });
  if (docs[0]?.to === to) return;
  if (docs[0]) return report.name('redirect', title, `${from} leads to ${docs[0].to} already, not to ${to}`);
  report.count('redirects');
  if (isDryRun) return;
  try {
    await payload.create({ collection: 'redirects', data: { from, to, isPermanent: true }, depth: 0 });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    report.count('redirects', -1);
    report.name('redirect', title, error.data.errors.map(({ message }) => message).join('; '));
  }
}
