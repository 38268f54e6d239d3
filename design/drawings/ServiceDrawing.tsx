import type { ServiceDrawingName } from '@frontage/contract/primitives/drawing.ts';
import { ServiceAudit } from './ServiceAudit.tsx';
import { ServiceConsulting } from './ServiceConsulting.tsx';
import { ServiceContracts } from './ServiceContracts.tsx';
import { ServiceDapps } from './ServiceDapps.tsx';
import { ServiceMigration } from './ServiceMigration.tsx';
import { ServiceNft } from './ServiceNft.tsx';
import { ServiceOperation } from './ServiceOperation.tsx';
import { ServiceWallets } from './ServiceWallets.tsx';

const drawings = {
  consulting: ServiceConsulting,
  contracts: ServiceContracts,
  wallets: ServiceWallets,
  nft: ServiceNft,
  dapps: ServiceDapps,
  migration: ServiceMigration,
  audit: ServiceAudit,
  operation: ServiceOperation,
} satisfies Record<ServiceDrawingName, unknown>;

/**
 * The drawing of a service, 480 x 360 (wallets 600 x 560), with its quay line running on at both sides. Hidden from
 * screen readers.
 */
export function ServiceDrawing({ name, className }: { name: ServiceDrawingName; className?: string | undefined }) {
  const Drawing = drawings[name];
  return <Drawing className={className} />;
}
