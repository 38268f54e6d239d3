import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { exitCodeOf } from '@frontage/contract/wrongSettings.ts';
import type { DirectoryHold } from '@frontage/server/holdDirectory.ts';
import type { HeldSockets } from '@frontage/server/listening.ts';
import { type NotedProcess, type NotedProcesses, writeProcessNotes } from '@frontage/server/processes/processNotes.ts';
import { buildOnce, siteBuild } from './builds.ts';
import { type readProductVariables, runToEnd } from './processes.ts';
import { inWords, writeRegistry } from './registry/writeRegistry.ts';
import { say } from './say.mjs';
import { type Service, startService } from './service.ts';

/** Time in ms in which Ctrl+C counts once: it reaches this process from the terminal, and again from its parent. */
const sameWishMs = 2_000;

/**
 * Runs all processes of the product on one machine, and ends them together: from now on also at SIGINT and SIGTERM. They
 * are noted in the data folder.
 */
export function openSupervisor(variables: ReturnType<typeof readProductVariables>) {
  const root = join(import.meta.dirname, '..');
  const services: Service[] = [];
  const held: HeldSockets[] = [];
  const note = noteProcesses(variables.DATA_DIR);
  let hold: DirectoryHold | undefined;
  let endingSince: number | undefined;

  async function end(code: number): Promise<void> {
    if (endingSince !== undefined) {
      // A second request means that somebody does not want to wait.
      if (performance.now() - endingSince > sameWishMs) process.exit(1);
      return;
    }
    endingSince = performance.now();
    for (const sockets of held) sockets.close();
    // In reverse order: the website needs the renderer to draw pages for as long as it answers.
    for (const service of services.toReversed()) await service.stop();
    hold?.release();
    process.exit(code);
  }

  /**
   * Reports what went wrong, unless everything is ending already, and ends all: with 78 if settings are wrong and with
   * 75 if the fault may pass.
   */
  function fail(error: unknown): void {
    if (endingSince !== undefined) return;
    console.error(error instanceof Error ? error.message : error);
    void end(error instanceof EnvironmentFault ? exitCodeOf(error) : 1);
  }

  /**
   * Takes the data folder until everything has ended, fills the database as the command says, and builds the site's
   * code. Returns the address for visitors, and what tells the first sign-in once everything runs.
   */
  async function prepare() {
    const { DATA_DIR } = variables;
    for (const fault of writeRegistry()) say(inWords(fault));
    // Imported late: it reaches what was just written, which a fresh copy of the repository does not have.
    const { meetConditions } = await import('./startConditions.ts');
    const met = await meetConditions({ ...process.env, ...variables });
    hold = met.hold;
    if (hold.isLeftBehind) say('The start before was killed; what it left behind has ended');
    const firstSignIn = watchFirstSignIn(DATA_DIR);
    say(`Preparing the database and its pictures in ${DATA_DIR}`);
    await Promise.all([
      runToEnd(['server/seed/run.ts', ...process.argv.slice(2)], { root, variables }),
      buildOnce(siteBuild, { root, variables }, say),
    ]);
    return {
      website: met.website,
      tellSignIn() {
        const signIn = firstSignIn();
        if (signIn) console.log(`\n${signIn}`);
      },
    };
  }

  /**
   * Starts one of our processes, with other values of some variables, and restarts it if it ends. One that cannot start
   * ends all. `sockets` are closed here when the end begins, so that nobody waits for an answer that will not come.
   */
  function start(
    name: string,
    words: readonly string[],
    { port, sockets, ...others }: { port?: string; sockets?: HeldSockets; variables?: Record<string, string> } = {},
  ) {
    if (sockets) held.push(sockets);
    const service = startService(name, words, {
      root,
      variables: { ...variables, ...others.variables },
      port: Number(port),
      sockets: sockets?.fds ?? [],
      onFailure: fail,
      onTurn: (noted) => note(name, noted),
    });
    services.push(service);
    return service;
  }

  process.on('SIGINT', () => void end(0));
  process.on('SIGTERM', () => void end(0));
  return { root, end, fail, prepare, start };
}

/** Notes in a data folder which processes run, for the metrics of the host. */
export function noteProcesses(dataDirectory: string): (name: string, noted: NotedProcess) => void {
  const processes: NotedProcesses = {};
  let isTold = false;
  return (name, noted) => {
    processes[name] = noted;
    try {
      writeProcessNotes(dataDirectory, processes);
      isTold = false;
    } catch (error) {
      // A full disk must not prevent a process from being restarted.
      if (!isTold) console.warn(`What runs cannot be noted: ${error instanceof Error ? error.message : error}`);
      isTold = true;
    }
  };
}

/**
 * Reads the first sign-in before the database is prepared. The returned function says, once everything runs, how to
 * sign in: with the password if this start created it, otherwise only where it was stored, because it may have been
 * changed since and the output of a start is stored in many places. Undefined if there is none.
 */
export function watchFirstSignIn(dataDirectory: string): () => string | undefined {
  const file = join(dataDirectory, 'first-sign-in.txt');
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const before = read();
  return () => {
    const now = read();
    if (now === undefined) return undefined;
    if (now === before) return `The first sign-in was kept in ${file} when it was made.`;
    const [email, password] = now.split('\n');
    return `First sign-in: ${email} with the password ${password}\n(shown this once and kept in ${file}; change the password after it)`;
  };
}
