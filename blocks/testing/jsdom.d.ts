/** The part of jsdom that tests use; it has no types. */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: Window;
  }
}
