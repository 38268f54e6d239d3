import { defineExamples } from '../examples/example.ts';
import { callBackForm } from './CallBackForm.schema.ts';

export const callBackFormExamples = defineExamples(callBackForm, [
  {
    name: 'two lines',
    block: {
      acf_fc_layout: 'call_back_form',
      heading: 'Rather talk?\nWe call you',
      lead: 'Leave a number. Somebody calls within {answerTime}, at a time of day that suits you.',
      formId: 'call-back',
      buttonText: 'Call me back',
    },
  },
  {
    name: 'long words',
    block: {
      acf_fc_layout: 'call_back_form',
      heading: 'Would you rather explain it to somebody than write it down for everybody?',
      lead: 'Whoever calls has built something of the kind, has read what stands on this page, and asks no question twice. The call costs nothing and takes as long as you like, and there is none after it that you did not ask for.',
      formId: 'call-back',
      buttonText: 'Have an engineer call me',
    },
  },
]);
