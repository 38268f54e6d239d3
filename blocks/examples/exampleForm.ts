import { ownForm } from '@frontage/contract/forms/ownForm.ts';

/** A form of an owner, with a question of each kind that a fair has use for. */
export const exampleForm = ownForm.parse({
  id: 'example-fair',
  version: 'v-000000000000',
  buttonText: 'Meet us',
  questions: [
    { id: 'name', kind: 'text', label: 'Your name', required: true, placeholder: 'Ada Lindqvist' },
    { id: 'email', kind: 'email', label: 'Email', required: true, placeholder: 'ada@company.com' },
    { id: 'about', kind: 'heading', label: 'What you would like to see' },
    {
      id: 'day',
      kind: 'choice',
      label: 'Which day?',
      required: true,
      options: [
        { id: 'thursday', label: 'Thursday' },
        { id: 'friday', label: 'Friday' },
      ],
    },
    {
      id: 'topics',
      kind: 'choices',
      label: 'Topics',
      help: 'As many as you like',
      options: [
        { id: 'audits', label: 'Audits' },
        { id: 'bridges', label: 'Bridges' },
        { id: 'other', label: 'Something else' },
      ],
    },
    {
      id: 'other-topic',
      kind: 'text',
      label: 'What else?',
      askIf: { question: 'topics', is: 'other' },
      required: true,
    },
    { id: 'budget', kind: 'amount', label: 'Budget, in dollars', placeholder: '50,000', min: 1000 },
    { id: 'file', kind: 'file', label: 'A drawing or a brief' },
    { id: 'news', kind: 'consent', label: 'Tell me about next year’s fair' },
  ],
});
