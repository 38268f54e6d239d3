const key = 'contact-form-sent-at';

/** Stores on this device when a message was sent, and nothing else about it. R51, R53. */
export function storeSubmissionTime(now: Date): void {
  try {
    localStorage.setItem(key, now.toISOString());
  } catch {
    // Storage is closed or full in some private modes; the message has arrived anyway.
  }
}
