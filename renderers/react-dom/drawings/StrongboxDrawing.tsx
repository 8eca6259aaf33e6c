import { LineDrawing } from './LineDrawing.tsx'

/** Draws a strongbox on its feet, with a coin above its lid. */
export function StrongboxDrawing() {
  return (
    <LineDrawing>
      <circle className="brass" cx="36" cy="15" r="6" />
      <path className="brass" d="M36 12.5v5" />
      <path d="M14 33a7 7 0 0 1 7-7h30a7 7 0 0 1 7 7v6H14Z" />
      <path d="M14 39v15a3 3 0 0 0 3 3h38a3 3 0 0 0 3-3V39M20 57v3M52 57v3" />
      <path className="faint" d="M21 26v31M51 26v31" />
      <path className="sheet" d="M30.5 36h11v10.5a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2Z" />
      <path className="brass" d="M36 40.5v3.5" />
    </LineDrawing>
  )
}
