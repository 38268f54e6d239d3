import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { instructionsOf } from '../../scripts/instructionsOf.ts';
import { runInRoot } from './inRoot.ts';
import { listContextFiles } from './listContextFiles.ts';

/** What an engine would store as the image: a root folder, and how to run it. */
export interface Image {
  root: string;
  directory: string;
  variables: Record<string, string>;
  /** Numeric ids of the user and of its group. */
  user: string;
  group: string;
  entrypoint: string[];
  healthCheck: string[];
}

interface Following {
  dockerfile: string;
  /** The repository. */
  context: string;
  /** The files of the image from which each stage begins. */
  base: string;
  /** Folder for the stages. */
  folder: string;
  args: Record<string, string>;
}

const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** If a machine passes its own certificates to programs that fetch, they are passed on to RUN, never to the image. */
const { NODE_EXTRA_CA_CERTS: certificates } = process.env;
const certificatesWithin = '/tmp/certificates.crt';

/** Follows a Dockerfile line by line without a container engine: a stage is a folder, and RUN commands run in it. */
export async function followDockerfile({ args, base, context, dockerfile, folder }: Following): Promise<Image> {
  const stages = new Map<string, string>();
  let image = createImage('');
  for (const { rest, word } of instructionsOf(dockerfile)) {
    console.log(`${word} ${rest}`);
    if (word === 'FROM') {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? `stage-${stages.size}`;
      image = createImage(join(folder, name));
      execFileSync('cp', ['-a', base, image.root]);
      stages.set(name, image.root);
    } else await follow(word, rest, { args, context, image, stages });
  }
  return image;
}

function createImage(root: string): Image {
  const variables = { PATH: path, HOME: '/root' };
  return { root, directory: '/', variables, user: '0', group: '0', entrypoint: [], healthCheck: [] };
}

interface Stage {
  image: Image;
  stages: ReadonlyMap<string, string>;
  context: string;
  args: Record<string, string>;
}

async function follow(word: string, rest: string, stage: Stage): Promise<void> {
  const { args, image } = stage;
  if (word === 'RUN') return run(rest, image);
  if (word === 'COPY') return copy(rest.split(' '), stage);
  if (word === 'WORKDIR') {
    image.directory = rest;
    mkdirSync(join(image.root, rest), { recursive: true });
  } else if (word === 'ENV') Object.assign(image.variables, parseAssignments(rest));
  else if (word === 'ARG') Object.assign(image.variables, { ...parseAssignments(rest), ...args });
  else if (word === 'USER') [image.user = '', image.group = ''] = rest.split(':');
  else if (word === 'ENTRYPOINT') image.entrypoint = parseWords(rest);
  else if (word === 'HEALTHCHECK') image.healthCheck = parseWords(rest.replace(/^.* CMD /, ''));
  else if (!['VOLUME', 'EXPOSE', 'STOPSIGNAL'].includes(word)) throw new Error(`Nobody follows ${word} here`);
}

async function run(command: string, { directory, root, variables }: Image): Promise<void> {
  const given = certificates ? { NODE_EXTRA_CA_CERTS: certificatesWithin } : {};
  if (certificates) copyFileSync(certificates, join(root, certificatesWithin));
  await runInRoot(['sh', '-c', command], { root, directory, variables: { ...variables, ...given } });
  rmSync(join(root, certificatesWithin), { force: true });
}

/** Copies files. For a folder its contents are copied; a file goes into a target that ends with a slash. */
function copy(words: readonly string[], { context, image, stages }: Stage): void {
  const from = /^--from=(.*)$/.exec(words[0] ?? '')?.[1];
  const sources = words.slice(from ? 1 : 0, -1);
  const named = words.at(-1) ?? '';
  const target = join(image.root, posix.resolve(image.directory, named));
  for (const source of sources) {
    const files = from ? undefined : listContextFiles(context);
    const whole = join(from ? (stages.get(from) ?? '') : context, source);
    if (files && statSync(whole).isDirectory()) {
      for (const file of files) place(join(context, file), join(target, file));
    } else if (statSync(whole).isDirectory()) {
      mkdirSync(target, { recursive: true });
      execFileSync('cp', ['-a', `${whole}/.`, target]);
    } else place(whole, named.endsWith('/') ? join(target, posix.basename(source)) : target);
  }
}

function place(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  cpSync(source, target, { verbatimSymlinks: true });
}

/** Returns the words of a list such as ["tini", "--"]. */
function parseWords(list: string): string[] {
  return [...list.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word);
}

function parseAssignments(words: string): Record<string, string> {
  return Object.fromEntries(
    words.split(' ').map((word) => {
      const [name = '', ...value] = word.split('=');
      return [name, value.join('=')];
    }),
  );
}
