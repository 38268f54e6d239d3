'use client';

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import type { PageTemplate } from '../../fields/pageTemplates.ts';
import styles from './ChooseTemplate.module.css';

interface ChooseTemplateProps {
  /** Where in the form the blocks stand. */
  layoutPath: string;
  templates: PageTemplate[];
  /** Where the pictures of the blocks lie. */
  pictures: string;
}

/** As many pictures of its blocks as a card shows, and which tell no template from another. */
const shownPictures = 3;
const alike = new Set(['hero', 'breadcrumbs']);

/** What a page without blocks may begin with, unless it lies in the trash. Gone once there is a block; {@link StartBlocks} fills in those it adds. */
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
        Begin with a template
      </h2>
      <p className={styles.lead}>Blocks with texts to write over. Or add blocks one by one, below.</p>
      <ul className={styles.templates}>
        {templates.map((template) => (
          <li key={template.name}>
            <button type="button" className={styles.template} onClick={() => take(template)}>
              <span className={styles.pictures} aria-hidden="true">
                {template.blocks
                  .filter((block) => !alike.has(block))
                  .slice(0, shownPictures)
                  .map((block) => (
                    // biome-ignore lint/performance/noImgElement: a thumbnail that is cut already
                    <img key={block} src={`${pictures}/${block}.webp`} alt="" loading="lazy" />
                  ))}
              </span>
              <span className={styles.name}>{template.name}</span>
              <span className={styles.purpose}>{template.purpose}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
