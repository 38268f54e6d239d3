import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { repositoryRoot } from '../repositoryRoot.ts';
import keepStyles from './websiteStyles.ts';

const load = (file: string, source: string) => keepStyles.call({ resourcePath: join(repositoryRoot(), file) }, source);
/** Runs what the loader wrote. */
const run = (script: string) => new Function(`${script}; return typeof styles === 'undefined' ? {} : styles`)();

beforeEach(() => {
  globalThis.websiteStyles = undefined;
});

it('keeps the styles of a part of the website as a text in its layer, with classes as looks name them', () => {
  const script = load('design/kit/Field/Field.tsx', "import styles from './Field.module.css';");
  expect(run(script)).toMatchObject({ control: 'Field-control', field: 'Field-field' });
  expect(globalThis.websiteStyles?.get('Field')).toMatch(/^@layer kit\{.*\.Field-control\{.*min-block-size:56px/);
  const block = "import sheet from './form.module.css'; const styles = sheet;";
  expect(run(load('blocks/form/Form.tsx', block))).toMatchObject({ note: 'form-note' });
  expect(globalThis.websiteStyles?.get('form')).toMatch(/^@layer blocks\{/);
});

it('leaves out controls of own/, which were tried for the website alone', () => {
  const source = "import { own as ownControls } from '../../registry/questionControls.ts';";
  expect(load('blocks/form/QuestionField.tsx', source)).toBe('const ownControls = {};');
});

it('keeps what all parts stand on, and looks, and leaves the styles of the admin to its pages', () => {
  const own = "import styles from './forms.module.css';";
  const looks = "import './website.css';\nimport '@frontage/design/looks/folio.css';";
  const script = load('server/forms/admin/WebsiteLook.tsx', `${own}\n${looks}`);
  expect(script).toContain(own);
  run(script.replace(own, ''));
  expect(globalThis.websiteStyles?.get('website')).toContain('@layer tokens{:root{');
  expect(globalThis.websiteStyles?.get('website')).toContain('@layer base{');
  expect(globalThis.websiteStyles?.get('folio')).toContain('.Field-control{');
});
