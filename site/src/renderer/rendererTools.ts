import type { BackendOptions } from '../page-data/askBackend.ts';
import type { ContentMemory } from '../page-data/contentMemory.ts';
import type { BuiltApp } from './builtApp.ts';
import type { ReleaseStore } from './releaseStore.ts';
import type { RenderThreads } from './renderThreads.ts';

export interface RendererTools {
  app: BuiltApp;
  /** Changes with the code and with the environment: everything that pages depend on apart from content. */
  ground: string;
  backend: BackendOptions;
  threads: RenderThreads;
  releases: ReleaseStore;
  /** Kept from one publication to the next. */
  memory: ContentMemory;
}
