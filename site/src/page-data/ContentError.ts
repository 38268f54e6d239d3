/** Content that cannot be shown as it is: the message says where to mend it. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** The backend does not answer: no fault of the content, and worth another try. */
export class BackendAway extends Error {
  override name = 'BackendAway';
}
