import { LineDrawing } from './LineDrawing.tsx'

/** Draws three keys on one ring, each for another lock. */
export function BunchOfKeysDrawing() {
  return (
    <LineDrawing>
      <circle className="brass" cx="36" cy="18" r="8" />
      <g transform="rotate(36 36 18)">
        <circle cx="36" cy="30" r="4" />
        <path d="M34.5 34v22l1.5 2.5 1.5-2.5v-3h3.5v-4h-3.5v-4H40v-4h-2.5v-7" />
      </g>
      <g transform="rotate(-36 36 18)">
        <circle cx="36" cy="30" r="4" />
        <path d="M37.5 34v22L36 58.5 34.5 56V46H31v-4h3.5v-8" />
      </g>
      <circle className="sheet" cx="36" cy="30" r="4" />
      <path d="M34.5 34v25l1.5 2.5 1.5-2.5v-2.5h2.5v-3.5h-2.5v-2.5H41v-3.5h-3.5V34" />
    </LineDrawing>
  )
}
