/** Errors of the disk have a system call. All others are about the body: cut off, a wrong boundary, too many parts. */
export function isFaultOfBody(error: unknown): boolean {
  return !(error instanceof Error && 'syscall' in error) || ('code' in error && error.code === 'ECONNRESET');
}
