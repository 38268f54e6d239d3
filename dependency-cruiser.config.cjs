/**
 * Which file may import which, checked by `npm run arrows`: rooms (docs/decisions/002-rooms-and-arrows.md), subjects of
 * `server/`, and circles of files. Tests and `testing/` may import anything.
 */

/** Rooms in the order in which they are put on top of each other. `server` and `site` never meet. */
const below = (room, ...others) => ({
  name: `${room}-is-below`,
  severity: 'error',
  comment: `${room} knows nothing of what is built on it`,
  from: { path: `^${room}/` },
  to: { path: `^(${others.join('|')})/` },
});

/** Folders within a subject that are made for others: mails and their parts, fields and buttons of the admin, readers of pictures. */
const offered =
  '^server/(admin/[^/]+|clock/admin|delivery/admin|delivery/mails|files/downloads|files/pictures|privacy/erasure|settings/admin/identity|targets/admin|texts/html)/[^/]+$';

/** They put subjects together: the host, Payload's configuration, Next's pages, and programs that npm starts. */
const shells = '^server/(host|config|app)/|^server/[^/]+\\.tsx?$|/(run|\\w+Run|createMigration|migrate)\\.ts$';

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-inside-of-another-subject',
      severity: 'error',
      comment: 'A subject offers the files directly in its folder.',
      from: { path: '^(?:server/([^/]+)|own)/', pathNot: shells },
      to: { path: '^server/[^/]+/.+/', pathNot: ['^server/$1/', offered] },
    },
    {
      name: 'no-subject-imports-a-shell',
      severity: 'error',
      comment: 'The host passes in what a subject needs of it: server/host/compose.ts.',
      from: { path: '^server/', pathNot: shells },
      to: { path: '^server/(host|config|app)/' },
    },
    {
      name: 'no-inside-of-the-server',
      severity: 'error',
      from: { pathNot: '^(server|bench|e2e|scripts|checks|registry|own)/' },
      to: { path: '^server/' },
    },
    {
      name: 'own-is-found',
      severity: 'error',
      comment: 'Only the registry imports what is found in own/: docs/own.md',
      from: { pathNot: '^(own|registry)/' },
      to: { path: '^own/' },
    },
    below('contract', 'design', 'client', 'site', 'server', 'demo', 'traces'),
    below('design', 'blocks', 'client', 'site', 'server', 'demo', 'traces'),
    below('client', 'design', 'blocks', 'site', 'server', 'demo', 'traces'),
    below('blocks', 'site', 'server', 'demo', 'traces'),
    {
      name: 'what-everybody-knows-of-a-kind',
      severity: 'error',
      comment: 'A declaration stands on schemas alone, so that every program may load the table.',
      from: { path: '^kinds/([^/]+/[^/]+\\.(kind|schema)|[^/]+)\\.ts$' },
      to: { path: '^(design|client|site|server|demo|traces|blocks/.+\\.tsx)', pathNot: '\\.schema\\.ts$' },
    },
    {
      name: 'contract-and-blocks-know-declarations-of-kinds',
      severity: 'error',
      from: { path: '^(contract|blocks|client|design)/' },
      to: { path: '^kinds/', pathNot: '^kinds/(.+\\.(kind|schema)|kinds|defineKind)\\.ts$' },
    },
    below('site', 'server', 'demo'),
    below('demo', 'site', 'server', 'client'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: '(\\.(test|long|e2e)\\.tsx?$|/testing/|/migrations|/\\.next/|node_modules)',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
