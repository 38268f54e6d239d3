/** Why nothing can be saved. */
export type Hindrance = 'away' | 'signedOut';

interface Unsaved {
  /** Whether whoever types is signed in; undefined where no answer came. */
  whetherSignedIn(): Promise<boolean | undefined>;
  /** What is typed, another object once it is changed. */
  getTyped(): object;
  save(): Promise<unknown>;
  tell(what: Hindrance): void;
  /** What was told is over. */
  untell(): void;
}

/** ms between two looks: a draft is sent two seconds after the last letter. */
export const everyMs = 5_000;

/**
 * While something is not saved: says so where it cannot be, and saves it once it can. What only stays unsaved though
 * nobody types is sent once more. Ends when the function that it gives is called.
 */
export function untilSaved({ getTyped, save, tell, untell, whetherSignedIn }: Unsaved): () => void {
  let isOver = false;
  let isTold = false;
  let seen: object | undefined;
  let sent: object | undefined;
  let timer = setTimeout(look, everyMs);
  async function look(): Promise<void> {
    const isSignedIn = await whetherSignedIn();
    if (isOver) return;
    const typed = getTyped();
    if (!isSignedIn) {
      tell(isSignedIn === undefined ? 'away' : 'signedOut');
      isTold = true;
    } else if (isTold || (typed === seen && typed !== sent)) {
      sent = typed;
      await save();
    }
    seen = typed;
    if (!isOver) timer = setTimeout(look, everyMs);
  }
  return () => {
    isOver = true;
    clearTimeout(timer);
    if (isTold) untell();
  };
}
