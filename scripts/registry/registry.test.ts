import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readLeftOut } from '@frontage/server/dashboard/today.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { leaveOut, writeRegistry } from './writeRegistry.ts';

const repository = join(import.meta.dirname, '../..');
let root = '';

/** The core's blocks and kinds, and what a second agency keeps in `own/`. */
function makeRoot(): string {
  const made = mkdtempSync(join(tmpdir(), 'frontage-registry-'));
  for (const lent of ['blocks', 'contract', 'kinds', 'node_modules'])
    symlinkSync(join(repository, lent), join(made, lent));
  cpSync(join(repository, 'e2e/own'), join(made, 'own'), { recursive: true });
  rmSync(join(made, 'own/kinds'), { recursive: true });
  return made;
}
beforeEach(() => {
  root = makeRoot();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});
const registry = (name: string) => readFileSync(join(root, 'registry', name), 'utf8');
function writeOwn(file: string, text: string): void {
  mkdirSync(dirname(join(root, 'own', file)), { recursive: true });
  writeFileSync(join(root, 'own', file), text);
}

describe('the registry', () => {
  let written = '';
  beforeAll(() => {
    written = makeRoot();
    expect(writeRegistry(written)).toEqual([]);
  });
  afterAll(() => rmSync(written, { recursive: true, force: true }));
  const takeWritten = () => cpSync(join(written, 'registry'), join(root, 'registry'), { recursive: true });

  it('holds what lies in own/ beside the parts of the core', () => {
    takeWritten();
    expect(registry('schemas.ts')).toContain("from '../own/blocks/PriceLadder/PriceLadder.schema.ts'");
    expect(registry('examples.ts')).toContain("'northlight_price_ladder': priceLadderExamples,");
    expect(registry('pageViews.ts')).toContain("'northlight_price_ladder': PriceLadderView,");
    expect(registry('pageViews.ts')).toContain("'hero': HeroView,");
    // Several that are drawn alike share a folder.
    expect(registry('pageViews.ts')).toContain("import { Answers as AnswersView } from '../blocks/Rows/Rows.tsx';");
    expect(registry('examples.ts')).toContain("'answers': answersExamples,");
    expect(registry('articleViews.ts')).toContain("'faq': FaqView,");
    expect(registry('deliveries.ts')).toContain("'berthSheet': berthSheetOwn,");
    expect(registry('drawingNames.ts')).toContain('["Crane"]');
    expect(registry('questions.ts')).toContain("'own_draught': draughtQuestion,");
    expect(registry('questionControls.ts')).toContain("'own_draught': draughtControl,");
    expect(registry('emails.ts')).toContain("'receipt': receiptOwn,");
    expect(registry('emailTitles.ts')).toContain('["To the harbour office: a ship wants a berth"]');
    expect(registry('styles.ts')).toContain("import '../own/styles/northlight.css';");
  });

  it('leaves out what cannot be loaded, by file and line, and nothing else; pages keep the name of a block', () => {
    const own = (file: string) => readFileSync(join(root, 'own', file), 'utf8');
    const ladder = "export const priceLadder = defineBlock('northlight_price_ladder', {});\n";
    writeOwn('blocks/PriceLadder/PriceLadder.schema.ts', ladder);
    const examples = 'blocks/Workshops/Workshops.examples.ts';
    writeOwn(examples, own(examples).replace("heading: 'Days in the harbour'", 'heading: 7'));
    const question = 'questions/draught/draught.question.ts';
    writeOwn(question, `${own(question)}fathoms();\n`);
    const email = 'emails/berthNotice.ts';
    writeOwn(email, `${own(email)}hoist();\n`);
    const notice = { place: `own/${email}:28`, reason: 'hoist is not defined', isView: false };
    expect(writeRegistry(root)).toEqual([
      {
        part: 'own/questions/draught',
        place: `own/${question}:23`,
        reason: 'fathoms is not defined',
        isView: false,
      },
      {
        part: 'own/blocks/PriceLadder',
        place: 'own/blocks/PriceLadder/PriceLadder.schema.ts:1',
        reason: 'defineBlock is not defined',
        isView: false,
      },
      {
        part: 'own/blocks/Workshops',
        place: `own/${examples}:4`,
        reason: 'heading: Invalid input: expected string, received number',
        isView: false,
      },
      // And what sends it.
      { part: 'own/deliveries/berthNotice.ts', ...notice },
      { part: 'own/emails/berthNotice.ts', ...notice },
    ]);
    // As the dashboard says it.
    expect(readLeftOut(root)).toContain(
      'own/blocks/PriceLadder is left out: own/blocks/PriceLadder/PriceLadder.schema.ts:1: defineBlock is not defined',
    );
    expect(registry('schemas.ts')).toContain("standInFor('northlight_price_ladder', 'PriceLadder')");
    expect(registry('pageViews.ts')).toContain("'northlight_price_ladder': () => null,");
    expect(registry('pageViews.ts')).toContain("'hero': HeroView,");
    expect(registry('questions.ts')).not.toContain('draught');
    expect(registry('emailTitles.ts')).toContain('[]');
    expect(registry('emails.ts')).toContain('receiptOwn');
    expect(registry('deliveries.ts')).toContain('berthSheetOwn');
  });

  it('leaves out a delivery that ends the process which loads it', () => {
    writeOwn('deliveries/ends.ts', 'process.exit(3);\nexport const delivery = {};\n');
    expect(writeRegistry(root)).toMatchObject([{ part: 'own/deliveries/ends.ts' }]);
    expect(registry('deliveries.ts')).toContain('berthSheetOwn');
    expect(registry('deliveries.ts')).not.toContain('ends');
  });

  it('asks by a line of text where the control of a question cannot be built', () => {
    takeWritten();
    const said = 'Unexpected token\n  ╭─[ ../own/questions/draught/Draught.tsx:9:5 ]\n';
    expect(leaveOut(said, { build: 'site', mark: 'one' }, root)).toMatchObject({
      part: 'own/questions/draught',
      place: 'own/questions/draught/Draught.tsx:9',
    });
    expect(registry('questions.ts')).toContain('own_draught');
    expect(registry('questionControls.ts')).not.toContain('draught');
  });

  it('tells what nothing would ever read, a shape that is not whole, and a name that is taken', () => {
    writeOwn('block/Sign.ts', '');
    writeOwn('blocks/Sign/Sign.tsx', '');
    writeOwn('deliveries/sheet.ts', 'export const sheet = {};\n');
    writeOwn('emails/hello.ts', 'export const email = {};\n');
    writeOwn('questions/depth/depth.question.ts', 'export const question = {};\n');
    cpSync(join(root, 'own/blocks/PriceLadder'), join(root, 'own/blocks/SecondLadder'), { recursive: true });
    const [one, two] = ['one', 'two'].map((twin) => `export const ${twin} = defineBlock('northlight_twin', {});\n`);
    writeOwn('blocks/Twins/Twins.schema.ts', `${one}${two}`);
    writeOwn('blocks/Twins/Twins.tsx', 'export const One = () => null;\nexport const Two = () => null;\n');
    writeOwn(
      'blocks/Twins/Twins.examples.ts',
      "export const a = defineExamples('');\nexport const b = defineExamples('');\n",
    );
    expect(writeRegistry(root).map(({ place, reason }) => `${place}: ${reason}`)).toEqual([
      'own/blocks/SecondLadder/SecondLadder.schema.ts: there is no such file',
      'own/blocks/Sign/Sign.schema.ts: there is no such file',
      'own/blocks/Twins/Twins.schema.ts: northlight_twin, Two is the name of own/blocks/Twins: take another',
      'own/questions/depth/Depth.tsx: there is no such file',
      'own/block: nothing is read by this name. What is: README.md, blocks, deliveries, drawings, emails, kinds, migrations, migrations-postgres, questions, styles, testing, words',
      'own/deliveries/sheet.ts: it exports nothing called delivery',
      'own/emails/hello.ts: it has no line "export const email = defineEmail(\'To whom and when\', {", or "= rewriteEmail("',
    ]);
  });

  it('leaves out the view at which a build ended, until it is built from other sources', () => {
    takeWritten();
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

  it('leaves out a kind until its tables are made by a migration, and says how', { tags: 'long' }, () => {
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

  /** Another kind, which is the workshop by another name, with something else in its declaration or its fields. */
  function addKind(name: string, from: string, to: string): void {
    const named = (text: string) =>
      text.replaceAll('workshop', name).replaceAll('Workshop', `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`);
    for (const file of readdirSync(join(root, 'own/kinds/workshop')))
      writeOwn(`kinds/${name}/${named(file)}`, named(readOwn(`kinds/workshop/${file}`).replace(from, to)));
  }

  it('leaves out kinds with a fault, by file and line, and nothing else, not even one that refers to them', () => {
    const harbour = 'kinds/harbour/harbour.kind.ts';
    writeOwn(harbour, `${readOwn(harbour)}dredge();\n`);
    addKind('untried', "'own_workshops'", "'workshops'");
    addKind('taken', 'types: { workshop:', 'types: { vacancy:');
    addKind('pageless', 'page: {', 'pages: {');
    addKind('misnamed', "name: 'workshop'", "name: 'day'");
    addKind('huge', "place: line('The harbour, or the town', { max: 60 })", 'place: z.bigint()');
    addKind('lost', "relation('offices'", "relation('harbours'");
    addKind('adrift', "relation('own_harbours'", "relation('own_piers'");
    const told = writeRegistry(root).map(({ part, reason }) => [part.replace('own/kinds/', ''), reason]);
    expect(Object.fromEntries(told)).toEqual({
      harbour: 'dredge is not defined',
      untried: 'its collection, untrieds, must begin with own_ and have small letters: own_untrieds',
      taken: 'the type vacancy is a word of the kind vacancy: take another',
      pageless: 'it lacks page, which every kind of own/ has',
      misnamed: 'it declares no kind with the name misnamed, as its folder is called',
      huge: expect.stringContaining('The field place is a bigint'),
      lost: expect.stringContaining('harbours'),
      adrift: 'a field refers to own_piers, which is the collection of no kind in own/kinds',
    });
    expect(readLeftOut(root)).toContainEqual(expect.stringContaining(`own/${harbour}:19: dredge is not defined`));
    expect(registry('kinds.ts')).toContain('= [workshopKind];');
    expect(registry('deliveries.ts')).toContain('berthSheetOwn');
  });

  it('has the kind in every table, and draws nothing for one whose view ends the build, and keeps what it holds', {
    tags: 'long',
  }, () => {
    expect(writeRegistry(root)).toEqual([]);
    expect(registry('kinds.ts')).toContain('own: readonly OwnKind[] = [harbourKind, workshopKind]');
    expect(registry('drawnKinds.ts')).toContain("'workshop': workshopDrawn,");
    expect(registry('kindViews.ts')).toContain("'workshop': workshopView,");
    const said = 'Unexpected token\n  ╭─[ ../own/kinds/workshop/WorkshopView.tsx:12:5 ]\n';
    expect(leaveOut(said, { build: 'site', mark: 'one' }, root)).toMatchObject({ part: 'own/kinds/workshop' });
    expect(registry('kinds.ts')).toContain('workshopKind]');
    expect(registry('kindViews.ts')).toContain("'workshop': () => null,");
  });
});
