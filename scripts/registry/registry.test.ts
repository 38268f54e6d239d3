import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readLeftOut } from '@frontage/server/dashboard/leftOut.ts';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { leaveOut, writeRegistry } from './writeRegistry.ts';

const repository = join(import.meta.dirname, '../..');
let root = '';

/** The core's blocks and kinds, and what a second agency keeps in `own/`. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'frontage-registry-'));
  for (const lent of ['blocks', 'contract', 'kinds', 'node_modules'])
    symlinkSync(join(repository, lent), join(root, lent));
  cpSync(join(repository, 'e2e/own'), join(root, 'own'), { recursive: true });
  rmSync(join(root, 'own/kinds'), { recursive: true });
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});
const registry = (name: string) => readFileSync(join(root, 'registry', name), 'utf8');
function writeOwn(file: string, text: string): void {
  mkdirSync(dirname(join(root, 'own', file)), { recursive: true });
  writeFileSync(join(root, 'own', file), text);
}

describe('the registry', () => {
  it('holds what lies in own/ beside the parts of the core', () => {
    expect(writeRegistry(root)).toEqual([]);
    expect(registry('schemas.ts')).toContain("from '../own/blocks/PriceLadder/PriceLadder.schema.ts'");
    expect(registry('examples.ts')).toContain("'northlight_price_ladder': priceLadderExamples,");
    expect(registry('pageViews.ts')).toContain("'northlight_price_ladder': PriceLadderView,");
    expect(registry('pageViews.ts')).toContain("'hero': HeroView,");
    expect(registry('articleViews.ts')).toContain("'faq': FaqView,");
    expect(registry('deliveries.ts')).toContain("'berthSheet': berthSheetOwn,");
    expect(registry('drawingNames.ts')).toContain('["Crane"]');
    expect(registry('questions.ts')).toContain('own_draught: draughtQuestion,');
    expect(registry('questionControls.ts')).toContain('own_draught: draughtControl,');
    expect(registry('emails.ts')).toContain("'receipt': receiptOwn,");
    expect(registry('emailTitles.ts')).toContain('["To the harbour office: a ship wants a berth"]');
    expect(registry('styles.ts')).toContain("import '../own/styles/northlight.css';");
  });

  it('leaves out a block that cannot be loaded, by file and line, and keeps its name for the pages that have it', () => {
    writeOwn(
      'blocks/PriceLadder/PriceLadder.schema.ts',
      "export const priceLadder = defineBlock('northlight_price_ladder', {});\n",
    );
    expect(writeRegistry(root)).toEqual([
      {
        part: 'own/blocks/PriceLadder',
        place: 'own/blocks/PriceLadder/PriceLadder.schema.ts:1',
        reason: 'defineBlock is not defined',
        isView: false,
      },
    ]);
    // As the dashboard says it.
    expect(readLeftOut(root)).toEqual([
      'own/blocks/PriceLadder is left out: own/blocks/PriceLadder/PriceLadder.schema.ts:1: defineBlock is not defined',
    ]);
    expect(registry('schemas.ts')).toContain("standInFor('northlight_price_ladder', 'PriceLadder')");
    expect(registry('pageViews.ts')).toContain("'northlight_price_ladder': () => null,");
    expect(registry('deliveries.ts')).toContain('berthSheetOwn');
  });

  it('leaves out an example that its own schema refuses', () => {
    const file = 'blocks/PriceLadder/PriceLadder.examples.ts';
    writeOwn(file, readFileSync(join(root, 'own', file), 'utf8').replace("price: '90,000 kroner'", 'price: 90_000'));
    expect(writeRegistry(root)).toMatchObject([
      { place: `own/${file}:4`, reason: 'rungs.0.price: Invalid input: expected string, received number' },
    ]);
  });

  it('leaves out a delivery that ends the process which loads it', () => {
    writeOwn('deliveries/ends.ts', 'process.exit(3);\nexport const delivery = {};\n');
    expect(writeRegistry(root)).toMatchObject([{ part: 'own/deliveries/ends.ts' }]);
    expect(registry('deliveries.ts')).toContain('berthSheetOwn');
    expect(registry('deliveries.ts')).not.toContain('ends');
  });

  it('leaves out a question that cannot be loaded, by file and line, and nothing else', () => {
    const file = 'questions/draught/draught.question.ts';
    writeOwn(file, `${readFileSync(join(root, 'own', file), 'utf8')}fathoms();\n`);
    expect(writeRegistry(root)).toMatchObject([
      { part: 'own/questions/draught', place: `own/${file}:23`, reason: 'fathoms is not defined' },
    ]);
    expect(registry('questions.ts')).not.toContain('draught');
    expect(registry('pageViews.ts')).toContain('PriceLadderView');
  });

  it('asks by a line of text where the control of a question cannot be built', () => {
    writeRegistry(root);
    const said = 'Unexpected token\n  ╭─[ ../own/questions/draught/Draught.tsx:9:5 ]\n';
    expect(leaveOut(said, { build: 'site', mark: 'one' }, root)).toMatchObject({
      part: 'own/questions/draught',
      place: 'own/questions/draught/Draught.tsx:9',
    });
    expect(registry('questions.ts')).toContain('own_draught');
    expect(registry('questionControls.ts')).not.toContain('draught');
  });

  it('leaves out an email that cannot be loaded, and the delivery that sends it', () => {
    const file = 'emails/berthNotice.ts';
    writeOwn(file, `${readFileSync(join(root, 'own', file), 'utf8')}hoist();\n`);
    const place = `own/${file}:28`;
    expect(writeRegistry(root)).toMatchObject([
      { part: 'own/deliveries/berthNotice.ts', place, reason: 'hoist is not defined' },
      { part: 'own/emails/berthNotice.ts', place, reason: 'hoist is not defined' },
    ]);
    expect(registry('emailTitles.ts')).toContain('[]');
    expect(registry('emails.ts')).toContain('receiptOwn');
    expect(registry('deliveries.ts')).toContain('berthSheetOwn');
  });

  it('tells what nothing would ever read, a shape that is not whole, and a name that is taken', () => {
    writeOwn('block/Sign.ts', '');
    writeOwn('blocks/Sign/Sign.tsx', '');
    writeOwn('deliveries/sheet.ts', 'export const sheet = {};\n');
    writeOwn('emails/hello.ts', 'export const email = {};\n');
    writeOwn('questions/depth/depth.question.ts', 'export const question = {};\n');
    cpSync(join(root, 'own/blocks/PriceLadder'), join(root, 'own/blocks/SecondLadder'), { recursive: true });
    expect(writeRegistry(root).map(({ place, reason }) => `${place}: ${reason}`)).toEqual([
      'own/blocks/SecondLadder/SecondLadder.schema.ts: there is no such file',
      'own/blocks/Sign/Sign.schema.ts: there is no such file',
      'own/questions/depth/Depth.tsx: there is no such file',
      'own/block: nothing is read by this name. What is: README.md, blocks, deliveries, drawings, emails, kinds, migrations, migrations-postgres, questions, styles, testing, words',
      'own/deliveries/sheet.ts: it exports nothing called delivery',
      'own/emails/hello.ts: it has no line "export const email = defineEmail(\'To whom and when\', {", or "= rewriteEmail("',
    ]);
  });

  it('leaves out the view at which a build ended, until it is built from other sources', () => {
    writeRegistry(root);
    const said = `[ERROR] Build failed\nUnexpected token. Did you mean \`{'}'}\`?\n  ╭─[ ../own/blocks/PriceLadder/PriceLadder.tsx:12:5 ]\n`;
    expect(leaveOut(said, { build: 'site', mark: 'one' }, root)).toMatchObject({
      part: 'own/blocks/PriceLadder',
      place: 'own/blocks/PriceLadder/PriceLadder.tsx:12',
    });
    expect(registry('schemas.ts')).toContain('PriceLadder.schema.ts');
    expect(registry('pageViews.ts')).toContain("'northlight_price_ladder': () => null,");
    expect(writeRegistry(root)).toHaveLength(1);
    expect(writeRegistry(root, { build: 'site', mark: 'two' })).toEqual([]);
    expect(
      leaveOut('[ERROR] Build failed\n  site/src/app.ts:3:1\n', { build: 'site', mark: 'two' }, root),
    ).toBeUndefined();
  });
});

describe('a kind of own/', () => {
  beforeEach(() => {
    cpSync(join(repository, 'e2e/own/kinds'), join(root, 'own/kinds'), { recursive: true });
    // It counts once its migration is written, which `checks/own.long.ts` does.
    vi.stubEnv('PAYLOAD_MIGRATING', 'true');
    onTestFinished(() => void vi.unstubAllEnvs());
  });

  const kindFile = 'kinds/workshop/workshop.kind.ts';
  const readOwn = (file: string) => readFileSync(join(root, 'own', file), 'utf8');

  it('leaves out a kind until its tables are made by a migration, and says how', () => {
    vi.unstubAllEnvs();
    expect(writeRegistry(root)).toMatchObject([
      { part: 'own/kinds/harbour', reason: expect.stringContaining('no migration makes own_harbours') },
      {
        part: 'own/kinds/workshop',
        place: `own/${kindFile}`,
        reason: expect.stringMatching(/^no migration makes own_workshops_\w+\.\w+: run `npm run migrate:own`$/),
        isView: false,
      },
    ]);
    expect(registry('kinds.ts')).toContain('own: readonly OwnKind[] = []');
    expect(registry('drawnKinds.ts')).not.toContain('workshop');
    expect(registry('schemas.ts')).toContain('northlight_workshops');
  });

  it.each([
    ['cannot be loaded', "label: { one: 'Workshop'", "label: { one: oneOf('Workshop')", ':8', 'oneOf is not defined'],
    [
      'shares its tables with the core',
      "'own_workshops'",
      "'workshops'",
      '',
      'its collection, workshops, must begin with own_ and have small letters: own_workshops',
    ],
    [
      'has a word of another kind',
      'types: { workshop:',
      'types: { vacancy:',
      '',
      'the type vacancy is a word of the kind vacancy: take another',
    ],
    ['has no pages', 'page: {', 'pages: {', '', 'it lacks page, which every kind of own/ has'],
    ['is called otherwise', "name: 'workshop'", "name: 'day'", '', 'it declares no kind with the name workshop'],
  ])('leaves out a kind that %s, by file and line, and nothing else', (_, from, to, line, reason) => {
    writeOwn(kindFile, readOwn(kindFile).replace(from, to));
    expect(writeRegistry(root)).toMatchObject([
      {
        part: 'own/kinds/workshop',
        place: expect.stringContaining(`own/${kindFile}${line}`),
        reason: expect.stringContaining(reason),
      },
    ]);
    expect(registry('kinds.ts')).toContain('= [harbourKind];');
    expect(registry('deliveries.ts')).toContain('berthSheetOwn');
  });

  it('leaves out a kind with a field that the CMS has no input for, or that leads nowhere', () => {
    const schema = 'kinds/workshop/workshop.schema.ts';
    const text = readOwn(schema);
    writeOwn(schema, text.replace("place: line('The harbour, or the town', { max: 60 })", 'place: z.bigint()'));
    expect(writeRegistry(root)).toMatchObject([{ reason: expect.stringContaining('The field place is a bigint') }]);
    writeOwn(schema, text.replace("relation('offices'", "relation('harbours'"));
    expect(writeRegistry(root)).toMatchObject([{ reason: expect.stringContaining('harbours') }]);
    writeOwn(schema, text.replace("relation('own_harbours'", "relation('own_piers'"));
    expect(writeRegistry(root)).toMatchObject([
      { reason: 'a field refers to own_piers, which is the collection of no kind in own/kinds' },
    ]);
  });

  it('keeps a kind whose fields refer to one that is left out', () => {
    const file = 'kinds/harbour/harbour.kind.ts';
    writeOwn(file, `${readOwn(file)}dredge();\n`);
    expect(writeRegistry(root)).toMatchObject([{ part: 'own/kinds/harbour', place: `own/${file}:19` }]);
    expect(registry('kinds.ts')).toContain('= [workshopKind];');
  });

  it('has the kind in every table, and draws nothing for one whose view ends the build, and keeps what it holds', () => {
    expect(writeRegistry(root)).toEqual([]);
    expect(registry('kinds.ts')).toContain('own: readonly OwnKind[] = [harbourKind, workshopKind]');
    expect(registry('drawnKinds.ts')).toContain('workshop: workshopDrawn,');
    expect(registry('kindViews.ts')).toContain('workshop: workshopView,');
    const said = 'Unexpected token\n  ╭─[ ../own/kinds/workshop/WorkshopView.tsx:12:5 ]\n';
    expect(leaveOut(said, { build: 'site', mark: 'one' }, root)).toMatchObject({ part: 'own/kinds/workshop' });
    expect(registry('kinds.ts')).toContain('workshopKind]');
    expect(registry('kindViews.ts')).toContain('workshop: () => null,');
  });
});
