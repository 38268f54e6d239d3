import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { auditCharacters } from '@frontage/contract/contact/auditRequest.ts';
import { fileEndings } from '@frontage/contract/contact/limits.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { paths } from '@frontage/contract/paths.ts';
import { Facts } from '@frontage/design/kit/Facts/Facts.tsx';
import type { ReactNode } from 'react';
import { EnhancedForm, FormAnswers, FormFoot } from '../form/enhanced/EnhancedForm.tsx';
import { InOrder, listAskedNames } from '../form/enhanced/InOrder.tsx';
import { PlainField, PlainMessage, WhoField } from '../form/enhanced/PlainField.tsx';
import { PlainFile } from '../form/enhanced/PlainFile.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { fileWords } from '../form/fieldWords.ts';
import form from '../form/form.module.css';
import { buttonTextOf, type FormSettings } from '../form/formSettings.ts';
import { formSettingsOf, messageOf } from '../form/formSettingsOf.ts';

/** A request for an audit on a field sheet. The browser can send it without script. R45. */
export function AuditForm({ block, page, id }: BlockProps<BlockOf<'audit_form'>>) {
  const headingId = `${id}-heading`;
  const names = listAskedNames(page, block.formId, formTable.audit);
  const settings = formSettingsOf(page, {
    formId: block.formId,
    idPrefix: `${id}-audit`,
    anchor: id,
    fields: names,
    worded: { message: messageOf(block) },
  });
  return (
    <FormSheet
      id={id}
      headingId={headingId}
      heading={block.heading}
      lead={withAnswerTime(block.lead, page.site)}
      beside={<Facts facts={block.facts} />}
      settings={settings}
    >
      <EnhancedForm
        settings={settings}
        path={paths.audit}
        labelledBy={headingId}
        hasFiles
        className={`${form.form} ${form.paired}`}
      >
        <FormAnswers settings={settings} />
        <InOrder names={names} parts={auditParts(settings, block)} />
        <FormFoot
          settings={settings}
          buttonText={buttonTextOf(page, block.formId, block.buttonText)}
          consentFieldName={block.consentFieldName}
        />
      </EnhancedForm>
    </FormSheet>
  );
}

function auditParts(settings: FormSettings, block: BlockOf<'audit_form'>): Record<string, ReactNode> {
  const { language, linesOfCode, network, repository } = auditCharacters;
  return {
    repository: <PlainField settings={settings} name="repository" isWide input={{ maxLength: repository }} />,
    network: <PlainField settings={settings} name="network" input={{ maxLength: network }} />,
    language: <PlainField settings={settings} name="language" input={{ maxLength: language }} />,
    linesOfCode: (
      <PlainField
        settings={settings}
        name="linesOfCode"
        isOptional
        input={{ inputMode: 'numeric', maxLength: linesOfCode }}
      />
    ),
    deadline: <PlainField settings={settings} name="deadline" isOptional input={{ type: 'date' }} />,
    name: <WhoField settings={settings} name="name" />,
    email: <WhoField settings={settings} name="email" />,
    company: <WhoField settings={settings} name="company" isOptional />,
    phone: <WhoField settings={settings} name="phone" isOptional />,
    message: <PlainMessage settings={settings} {...messageOf(block)} />,
    file: <PlainFile settings={settings} texts={fileWords(settings, block.fileLabel)} accept={fileEndings.join(',')} />,
  };
}
