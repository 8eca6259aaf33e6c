/** Renders Pebble's logo: three stones on top of each other. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 64 64" aria-hidden="true">
      <ellipse className="stone-low" cx="32" cy="48" rx="24" ry="10" />
      <ellipse className="stone-middle" cx="34" cy="30" rx="16" ry="8.5" />
      <ellipse className="stone-top" cx="31" cy="15" rx="10" ry="6.5" />
    </svg>
  )
}
