import type { BackendOptions } from '../page-data/askBackend.ts';
import type { ContentMemory } from '../page-data/contentMemory.ts';
import type { BuiltApp } from './builtApp.ts';
import type { ReleaseStore } from './releaseStore.ts';
import type { RenderThreads } from './renderThreads.ts';

/** What a publication and a page on demand are made with. */
export interface RendererTools {
  app: BuiltApp;
  /** Changes with the code and with the environment: what all pages follow from beside content. */
  ground: string;
  backend: BackendOptions;
  threads: RenderThreads;
  releases: ReleaseStore;
  /** Kept from one publication to the next. */
  memory: ContentMemory;
}
