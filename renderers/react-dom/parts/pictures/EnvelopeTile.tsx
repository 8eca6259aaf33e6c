/** Renders an envelope on a tile, hidden from screen readers. */
export function EnvelopeTile() {
  return (
    <span className="tile social-tile" data-size="large" aria-hidden="true">
      <svg className="icon social-mark" viewBox="0 0 20 20" focusable="false">
        <path d="M3 5.5h14v9.5H3Zm0 .5 7 5.5L17 6" />
      </svg>
    </span>
  )
}
