import type { ServiceDrawingName } from '@frontage/contract/primitives/drawing.ts';
import { own } from '../../registry/drawings.ts';
import styles from './Drawing.module.css';
import type { OwnDrawing } from './OwnDrawing.ts';
import { ServiceDapps } from './ServiceDapps.tsx';
import { ServiceMigration } from './ServiceMigration.tsx';
import { ServiceNft } from './ServiceNft.tsx';
import { ServiceOperation } from './ServiceOperation.tsx';
import { ServiceWallets } from './ServiceWallets.tsx';

const drawings: Readonly<Record<ServiceDrawingName, OwnDrawing>> = {
  ...own,
  consulting: ServiceConsulting,
  contracts: ServiceContracts,
  wallets: ServiceWallets,
  nft: ServiceNft,
  dapps: ServiceDapps,
  migration: ServiceMigration,
  audit: ServiceAudit,
  operation: ServiceOperation,
};

/**
 * The drawing of a service, 480 x 360 (wallets 600 x 560), with its quay line running on at both sides. Hidden from
 * screen readers.
 */
export function ServiceDrawing({ name, className }: { name: ServiceDrawingName; className?: string | undefined }) {
  const Drawing = drawings[name];
  return <Drawing className={className} />;
}

/**
 * What an audit leaves behind: a finding under the glass, and thirty days of watch. Decoration: the text next to it
 * says the same.
 */
function ServiceAudit({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className={`${styles.drawing} ${className ?? ''}`}>
      <rect className={styles.depth} x="-2000" y="272" width="4480" height="2000" />
      <path className={styles.quay} d="M-2000 272H2480" />
      <rect className={`${styles.line} ${styles.paper}`} x="56" y="48" width="168" height="222" />
      <path
        className={styles.ruling}
        d="M76 80H204M76 104H172M76 128H188M76 152H204M76 176H156M76 200H196M76 224H180M76 248H140"
      />
      <circle className={`${styles.line} ${styles.paper}`} cx="216" cy="152" r="60" />
      <path className={styles.quay} d="M258 194L312 248" />
      <path className={styles.ruling} d="M172 136H212M168 160H196" />
      <rect className={styles.accent} x="208" y="132" width="44" height="44" />
      <path className={styles.ruling} d="M180 184H236" />
      <text className={`${styles.label} ${styles.strong}`} x="304" y="140">
        finding
      </text>
      <path className={styles.rope} d="M276 135H296" />
      <path
        className={styles.line}
        d="M56 288v24M68.4 288v12M80.8 288v12M93.2 288v12M105.6 288v12M118 288v12M130.4 288v12M142.8 288v24M155.2 288v12M167.6 288v12M180 288v12M192.4 288v12M204.8 288v12M217.2 288v12M229.6 288v24M242 288v12M254.4 288v12M266.8 288v12M279.2 288v12M291.6 288v12M304 288v12M316.4 288v24M328.8 288v12M341.2 288v12M353.6 288v12M366 288v12M378.4 288v12M390.8 288v12M403.2 288v24M415.6 288v12"
      />
      <text className={styles.label} x="56" y="338">
        30 days of watch
      </text>
    </svg>
  );
}

/**
 * Advice as a record: four pages, one part to build, one to leave out. Decoration: the text next to it says the same.
 */
function ServiceConsulting({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className={`${styles.drawing} ${className ?? ''}`}>
      <rect className={styles.depth} x="-2000" y="232" width="4480" height="2000" />
      <path className={styles.quay} d="M-2000 232H2480" />
      <rect className={`${styles.line} ${styles.paper}`} x="72" y="40" width="120" height="168" />
      <rect className={`${styles.line} ${styles.paper}`} x="64" y="48" width="120" height="168" />
      <rect className={`${styles.line} ${styles.paper}`} x="56" y="56" width="120" height="168" />
      <rect className={`${styles.line} ${styles.paper}`} x="48" y="64" width="120" height="168" />
      <path className={styles.ruling} d="M64 96H152M64 120H136M64 144H152M64 168H120M64 192H144" />
      <path className={styles.rope} d="M168 168H248" />
      <circle className={styles.solid} cx="248" cy="168" r="5" />
      <path className={styles.rope} d="M248 168V136q0 -16 16 -16H320" />
      <path className={styles.line} d="M313 115L320 120l-7 5" />
      <path className={styles.rope} d="M248 168V296q0 16 16 16H352" />
      <path className={styles.line} d="M345 307L352 312l-7 5" />
      <path className={`${styles.line} ${styles.paper}`} d="M328 230V78H440V230" />
      <circle className={styles.solid} cx="328" cy="232" r="6" />
      <circle className={styles.solid} cx="440" cy="232" r="6" />
      <rect className={styles.accent} x="352" y="166" width="64" height="64" />
      <rect className={styles.ghost} x="360" y="288" width="48" height="48" />
      <text className={styles.label} x="48" y="266">
        four pages
      </text>
      <text className={`${styles.label} ${styles.strong}`} x="328" y="64">
        build
      </text>
      <text className={styles.label} x="264" y="298">
        not this
      </text>
    </svg>
  );
}

/**
 * A resource in a contract, which the language refuses to copy or lose. Decoration: the text next to it says the same.
 */
function ServiceContracts({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className={`${styles.drawing} ${className ?? ''}`}>
      <rect className={styles.bed} x="-2000" y="304" width="4480" height="2000" />
      <path className={styles.quay} d="M-2000 304H2480" />
      <rect className={`${styles.line} ${styles.paper}`} x="56" y="48" width="216" height="254" />
      <path className={styles.ruling} d="M56 80H272" />
      <text className={`${styles.label} ${styles.strong}`} x="72" y="71">
        resource
      </text>
      <path className={styles.ruling} d="M72 108H176M88 136H224M88 164H176M88 256H208M72 280H128" />
      <rect className={styles.accent} x="88" y="180" width="48" height="48" />
      <path className={styles.ruling} d="M152 196H240M152 212H216" />
      <path className={styles.line} d="M320 40V304" />
      <path className={styles.rope} d="M272 132H300M272 228H300" />
      <path className={styles.line} d="M300 124l12 16M312 124l-12 16M300 220l12 16M312 220l-12 16" />
      <rect className={styles.ghost} x="352" y="96" width="56" height="56" />
      <rect className={styles.ghost} x="352" y="200" width="56" height="56" />
      <text className={styles.label} x="352" y="84">
        no copy
      </text>
      <text className={styles.label} x="352" y="188">
        no loss
      </text>
    </svg>
  );
}
