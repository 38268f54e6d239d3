import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { CaseBridge } from '@frontage/design/drawings/CaseBridge.tsx';
import { CaseCertificate } from '@frontage/design/drawings/CaseCertificate.tsx';
import { CaseClearing } from '@frontage/design/drawings/CaseClearing.tsx';
import { CaseEditions } from '@frontage/design/drawings/CaseEditions.tsx';
import { ReaderOnBridge } from '@frontage/design/drawings/ReaderOnBridge.tsx';
import { PictureView } from '@frontage/design/kit/PictureView/PictureView.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { BreadcrumbStrip } from '../Breadcrumbs/Breadcrumbs.tsx';
import styles from './Work.module.css';

/** What was built, on ink from edge to edge. The strip at its foot replaces the breadcrumbs block. */
export function Work({ block, page, id }: BlockProps<BlockOf<'work'>>) {
  return (
    <>
      <Section id={id} ground="ink" padding="none" bleed>
        {block.drawing ? <Drawing name={block.drawing} /> : <Pictured image={block.image} />}
        <BreadcrumbStrip page={page} ground="ink" />
      </Section>
      {block.drawing === 'bridge' ? <ReaderOnBridge /> : null}
    </>
  );
}

function Drawing({ name }: { name: NonNullable<BlockOf<'work'>['drawing']> }) {
  switch (name) {
    case 'bridge':
      return <CaseBridge />;
    case 'certificate':
      return <CaseCertificate />;
    case 'clearing':
      return <CaseClearing />;
    case 'editions':
      return <CaseEditions />;
  }
}

function Pictured({ image }: { image: BlockOf<'work'>['image'] }) {
  return image ? <PictureView picture={image} size="1000-510" width="100vw" eager className={styles.image} /> : null;
}
