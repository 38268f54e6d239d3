/** A crane on the quay. */
export function Crane({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className={className}>
      <path d="M120 272V60H360M120 100L200 60M330 60V150" fill="none" stroke="currentColor" strokeWidth="4" />
    </svg>
  );
}
