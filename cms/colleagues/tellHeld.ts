import { type AfterErrorHook, APIError } from 'payload';

/** Payload's status of a document that is held for somebody else. */
const locked = 423;

/** In the place of Payload's words, which speak of an ID. Who it is stands beside the form. */
export const heldWords =
  'Not saved: a colleague writes in this just now. Copy what you typed, or take it over once they have left.';

/** Says in words for people that a document is held for a colleague. */
export const tellHeld: AfterErrorHook = ({ error, result }) => {
  const isHeld = (error instanceof APIError || 'status' in error) && error.status === locked;
  return isHeld ? { response: { ...result, errors: [{ message: heldWords }] } } : undefined;
};

/** In the dialogue that Payload opens once somebody types in what was taken over. */
export const heldModalWords = {
  editingTakenOver: 'A colleague took this over',
  anotherUserTakenOver:
    'The message at the edge of this page says who. What you typed last may not be saved: copy it before you leave.',
};
