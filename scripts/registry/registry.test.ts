import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readLeftOut } from '@frontage/server/dashboard/leftOut.ts';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { leaveOut, writeRegistry } from './writeRegistry.ts';

const repository = join(import.meta.dirname, '../..');
let root = '';

/** The core's blocks, and what a second agency keeps in `own/`. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'frontage-registry-'));
  for (const lent of ['blocks', 'contract', 'node_modules']) symlinkSync(join(repository, lent), join(root, lent));
  cpSync(join(repository, 'e2e/own'), join(root, 'own'), { recursive: true });
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
    expect(registry('styles.ts')).toContain("import '../own/styles/northlight.css';");
  });

  it('leaves out a block that cannot be loaded, by file and line, and keeps its name for the pages that have it', () => {
    writeOwn('blocks/PriceLadder/PriceLadder.schema.ts', "export const priceLadder = defineBlock('northlight_price_ladder', {});\n");
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

  it('tells what nothing would ever read, a shape that is not whole, and a name that is taken', () => {
    writeOwn('block/Sign.ts', '');
    writeOwn('blocks/Sign/Sign.tsx', '');
    writeOwn('deliveries/sheet.ts', 'export const sheet = {};\n');
    cpSync(join(root, 'own/blocks/PriceLadder'), join(root, 'own/blocks/SecondLadder'), { recursive: true });
    expect(writeRegistry(root).map(({ place, reason }) => `${place}: ${reason}`)).toEqual([
      'own/blocks/SecondLadder/SecondLadder.schema.ts: there is no such file',
      'own/blocks/Sign/Sign.schema.ts: there is no such file',
      'own/block: nothing is read by this name. What is: README.md, blocks, deliveries, drawings, styles, testing, words',
      'own/deliveries/sheet.ts: it exports nothing called delivery',
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
    expect(leaveOut('[ERROR] Build failed\n  site/src/app.ts:3:1\n', { build: 'site', mark: 'two' }, root)).toBeUndefined();
  });
});
