export interface Repeated {
  /** Resolves once what was begun is finished; nothing is begun afterwards. */
  stop(): Promise<void>;
}

/** Does work again and again, first at once, until it is stopped. Each time it answers for how many ms it then rests. */
export function repeat(work: () => Promise<number>): Repeated {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    const restMs = await work();
    if (!isStopped) timer = setTimeout(begin, restMs);
  }
  function begin(): void {
    running = run();
  }

  begin();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
