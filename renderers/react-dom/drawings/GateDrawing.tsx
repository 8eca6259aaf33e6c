import { LineDrawing } from './LineDrawing.tsx'

/** Draws an arched gate that is open to a road and a rising sun. */
export function GateDrawing() {
  return (
    <LineDrawing>
      <path d="M10 58h52M17 58V32a19 19 0 0 1 38 0v26" />
      <path d="M23 58V32a13 13 0 0 1 26 0v26" />
      <path className="brass" d="M29 46a7 7 0 0 1 14 0M36 34.5v-3M27.5 39l-2-2M44.5 39l2-2" />
      <path className="faint" d="M23 46h26" />
      <path d="M33.5 46 29 58M38.5 46 43 58" />
    </LineDrawing>
  )
}
