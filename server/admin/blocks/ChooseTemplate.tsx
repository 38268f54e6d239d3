'use client';

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import type { PageTemplate } from '../../fields/pageTemplates.ts';
import admin from '../admin.module.css';
import { say } from '../say.ts';
import styles from './ChooseTemplate.module.css';

interface ChooseTemplateProps {
  layoutPath: string;
  templates: PageTemplate[];
  pictures: string;
}

/** How many block pictures a card shows, and which blocks it skips because they do not tell templates apart. */
const shownPictures = 3;
const alike = new Set(['hero', 'breadcrumbs']);

/** Offers templates while a page has no blocks, unless it is in the trash; {@link StartBlocks} fills them in. */
export function ChooseTemplate({ layoutPath, pictures, templates }: ChooseTemplateProps) {
  const isEmpty = useFormFields(([fields]) => (fields[layoutPath]?.rows ?? []).length === 0);
  const { addFieldRow, dispatchFields } = useForm();
  const { isTrashed } = useDocumentInfo();
  if (!isEmpty || isTrashed) return null;

  function take({ blocks, type }: PageTemplate): void {
    dispatchFields({ type: 'UPDATE', path: 'type', value: type });
    for (const [rowIndex, blockType] of blocks.entries()) {
      addFieldRow({ blockType, path: layoutPath, rowIndex, schemaPath: `pages.${layoutPath}` });
    }
  }

  return (
    <section aria-labelledby="page-templates">
      <h2 id="page-templates" className={styles.heading}>
        {say('Begin with a template')}
      </h2>
      <p className={`${admin.quiet} ${styles.lead}`}>
        {say('Blocks with texts to write over. Or add blocks one by one, below.')}
      </p>
      <ul className={styles.templates}>
        {templates.map((template) => (
          <li key={template.name}>
            <button type="button" onClick={() => take(template)}>
              <span className={styles.pictures} aria-hidden="true">
                {template.blocks
                  .filter((block) => !alike.has(block))
                  .slice(0, shownPictures)
                  .map((block) => (
                    // biome-ignore lint/performance/noImgElement: a thumbnail that is cut already
                    <img key={block} src={`${pictures}/${block}.webp`} alt="" loading="lazy" />
                  ))}
              </span>
              <strong>{say(template.name)}</strong>
              <span className={admin.small}>{say(template.purpose)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
