import { PlainAdditionForm } from '@frontage/blocks/form/PlainAdditionForm.tsx';
import type { Visit } from '@frontage/contract/visit.ts';
import { TextLink } from '@frontage/design/kit/TextLink/TextLink.tsx';
import { ShortAnswer } from './ShortAnswer.tsx';

/** The page after a form was sent without script: the place that was kept free is taken now. */
export function ThankYou({ title, text, visit }: { title: string; text: string; visit: Visit | undefined }) {
  return (
    <ShortAnswer title={title} text={text} berth={{ label: 'received', isTaken: true }}>
      <PlainAdditionForm visit={visit} />
      <TextLink href="/">Back to the home page</TextLink>
    </ShortAnswer>
  );
}
