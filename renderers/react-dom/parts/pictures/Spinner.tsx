/** Renders the small progress mark: a notched ring that turns by quarters, like a key in its lock. */
export function Spinner() {
  return (
    <svg className="spinner" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path className="turning" d="M12.1 3.1A7.2 7.2 0 1 1 7.9 3.1L8.7 6.4h2.6Z" />
    </svg>
  )
}
