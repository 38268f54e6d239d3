import { tokenField } from '../contact/newsletterMarkup.ts';
import { newsletterPaths } from '../paths.ts';
import type { JsonSchema } from './schemas.ts';

const token = { type: 'string', description: 'From the link in the email' };
const body: JsonSchema = { type: 'object', required: [tokenField], properties: { [tokenField]: token } };

/** The forms on the pages behind the newsletter's links. They lead on to the next page, with and without script. */
export const newsletterFormPaths = {
  [newsletterPaths.confirm]: describeForm('confirmNewsletter', 'Enters the reader for good', newsletterPaths.entered),
  [newsletterPaths.again]: describeForm(
    'askNewsletterAgain',
    'Sends the email with the link once more',
    newsletterPaths.waiting,
  ),
  [newsletterPaths.left]: describeForm('leaveNewsletterByPage', 'Takes the reader off the list', newsletterPaths.left),
};

function describeForm(operationId: string, summary: string, onwards: string): object {
  return {
    post: {
      operationId,
      summary: `${summary}. Sent by the button of a page.`,
      tags: ['forms'],
      requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: body } } },
      responses: {
        303: { description: `On to ${onwards}, or to a page that says what to do where the link is not good any more` },
        403: { description: 'A page of another site made the browser send this' },
        429: { description: 'Too many requests from one network address; Retry-After says when to come back' },
        503: { description: 'Nothing can be stored at the moment; Retry-After says when to come back' },
      },
    },
  };
}
