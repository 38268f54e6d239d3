import { PlainAdditionForm } from '@frontage/blocks/form/PlainAdditionForm.tsx';
import { TextLink } from '@frontage/design/kit/TextLink/TextLink.tsx';
import { ShortAnswer } from './ShortAnswer.tsx';

/** The page after a form was sent without script: the place that was kept free is taken now. */
export function ThankYou({ title, text }: { title: string; text: string }) {
  return (
    <ShortAnswer title={title} text={text} berth={{ label: 'received', isTaken: true }}>
      <PlainAdditionForm />
      <TextLink href="/">Back to the home page</TextLink>
    </ShortAnswer>
  );
}
