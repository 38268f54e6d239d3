/**
 * Settings of glibc's memory allocator, read once at the start of a process. By default every thread may have its own
 * arenas, and large freed blocks are kept for reuse: the renderer's threads, which pass pages of 100 KB to each other,
 * held 570 MB after eight publications where 400 are enough, and grew with each. Other systems ignore it.
 * https://sourceware.org/glibc/manual/latest/html_node/Memory-Allocation-Tunables.html
 */
export const allocatorVariables = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
