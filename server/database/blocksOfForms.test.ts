import { describedForm } from '@frontage/contract/forms/ownForm.ts';
import { expect, onTestFinished, test } from 'vitest';
import { readOwnForms } from '../forms/readForms.ts';
import { databases, openTestDatabase } from '../testing/databases.ts';
import { samplePage } from '../testing/samplePage.ts';
import { runStatement } from './directRows.ts';
import { upgradeSchema } from './upgradeSchema.ts';

const audit = {
  ...{ id: 'a1', blockName: 'Ours', blockType: 'audit_form', anchor: 'audit', formId: 'audit', heading: 'Show it' },
  ...{ lead: "It's read", facts: [{ id: 'f1', title: 'From', description: '$12,000' }], buttonText: 'Ask' },
  ...{ messageLabel: 'Never?', messagePlaceholder: 'Mint', fileLabel: 'Attach', consentFieldName: 'marketing' },
};
const ofKind = { ...audit, id: 'a2', formId: 'fair-audit' };
const callBack = { id: 'c1', blockType: 'call_back_form', formId: 'fair-call', heading: 'Talk', lead: 'Soon' };
const contact = {
  ...{ id: 'k1', blockType: 'contact_form', heading: 'Tell us', lead: 'Soon', buttonText: 'Send', formId: 'careers' },
  ...{ facts: [{ id: 'f2', title: 'Call', description: '{phone}', href: '/book' }], showSurname: true, showFile: true },
  ...{ ghostLabel: 'free', receivedLabel: 'taken', eventSlug: 'night', vacancy: 'Engineer', consentFieldName: 'news' },
  ...{ attachments: [{ id: 'p1', field: 'proof', label: 'Proof' }], messageLabel: 'What?', messagePlaceholder: 'This' },
};
const plain = { ...contact, id: 'k2', formId: 'partners', showFile: false, attachments: [] };
const banner = {
  ...{ id: 'b1', blockType: 'contact_banner', heading: 'Bring both', buttonText: 'Get in touch' },
  modal: {
    ...{ heading: 'Both', text: 'Soon', formId: 'contact', submitText: 'Send' },
    ...{ ghostLabel: 'free', receivedLabel: 'taken' },
  },
};
const leading = { id: 'b2', blockType: 'contact_banner', heading: 'Write', buttonText: 'Go', modal: { heading: null } };
const other = { id: 'o1', blockType: 'call_to_action', heading: 'audit_form' };

const isNamed =
  (name: string) =>
  ({ id }: { id: string }) =>
    id === name;

test.each(databases)(
  'what was a block of a single form is a look of the block “form”, and is drawn, on %s',
  async (name) => {
    const { close, payload } = await openTestDatabase(name);
    onTestFinished(close);
    const { id } = await payload.create({ collection: 'pages', data: samplePage('kept', 'Words', { layout: [] }) });
    const kept = { name: 'fair-audit', title: 'At the fair', kind: 'audit' } as const;
    await payload.create({ collection: 'forms', data: { ...kept, _status: 'published' } });
    const layout = JSON.stringify([audit, other, ofKind, callBack, contact, plain, banner, leading]).replaceAll(
      "'",
      "''",
    );
    await runStatement(payload, {}, `UPDATE pages SET layout = '${layout}' WHERE id = ${id}`);
    await runStatement(payload, {}, `UPDATE _pages_v SET version_layout = '${layout}' WHERE parent_id = ${id}`);
    await payload.delete({ collection: 'payload-migrations', where: { name: { contains: 'blocks_of_forms' } } });
    await upgradeSchema(payload);

    const { formId: _, fileLabel, ...asked } = audit;
    const rest = { ...asked, files: [{ field: 'file', label: fileLabel }] };
    const { formId: __, ...call } = callBack;
    const { attachments, formId: ___, showFile: ____, ...written } = contact;
    const closing = { ...written, blockType: 'form', look: 'closing' };
    const expected = [
      { ...rest, blockType: 'form', form: 'audit', look: 'beside' },
      other,
      { ...rest, id: 'a2', blockType: 'form', form: 'fair-audit', look: 'beside' },
      { ...call, blockType: 'form', form: 'call-back', look: 'beside' },
      { ...closing, form: 'careers', files: [...attachments, { field: 'file' }] },
      { ...closing, id: 'k2', form: 'contact' },
      {
        ...{ id: 'b1', blockType: 'form', look: 'window', form: 'contact', heading: 'Bring both', lead: 'Soon' },
        ...{ openText: 'Get in touch', windowHeading: 'Both', buttonText: 'Send', files: [{ field: 'file' }] },
        ...{ ghostLabel: 'free', receivedLabel: 'taken' },
      },
      { id: 'b2', blockType: 'call_to_action', heading: 'Write', buttonText: 'Go' },
    ];
    const own = await readOwnForms(payload);
    const drawn = expected.flatMap((one) =>
      'form' in one ? [describedForm(one.form, own.find(isNamed(one.form)))] : [],
    );
    for (const form of drawn) expect(form?.blocks).toContain('form');
    const where = { id: { equals: id } };
    expect(await payload.db.findOne({ collection: 'pages', where })).toMatchObject({ layout: expected });
    const { docs } = await payload.db.findVersions({ collection: 'pages', where: { parent: { equals: id } } });
    expect(docs.map(({ version }) => Object(version).layout)).toEqual([expected]);
  },
);
