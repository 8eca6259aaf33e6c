import { LineDrawing } from './LineDrawing.tsx'

/** Draws a key in front of a keyhole. */
export function KeyDrawing() {
  return (
    <LineDrawing>
      <rect className="faint" x="45" y="8" width="17" height="26" rx="5.5" />
      <circle className="brass" cx="53.5" cy="17.5" r="3.25" />
      <path className="brass" d="m55 20.5 1.75 6h-6.5l1.75-6" />
      <g transform="translate(-1 2) rotate(-45 30 42)">
        <circle cx="13" cy="42" r="9" />
        <circle className="brass" cx="11" cy="42" r="3" />
        <path d="M21.5 39H46l4 3-4 3h-2.5v4.5h-4V46h-3.5v5h-4v-6H21.5" />
        <path className="faint" d="M25 42h18" />
      </g>
    </LineDrawing>
  )
}
