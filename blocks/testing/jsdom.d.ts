/** What the tests take of it; it brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: Window;
  }
}
