import { LineDrawing } from './LineDrawing.tsx'

/** Draws an open ledger whose lines are held by a bolt. */
export function LedgerDrawing() {
  return (
    <LineDrawing>
      <path d="M36 21c-5-4.5-13-6-23-5v38c10-1 18 .5 23 5 5-4.5 13-6 23-5V16c-10-1-18 .5-23 5Z" />
      <path d="M36 21v38" />
      <path className="faint" d="M19 25c4.5 0 8 .6 11 2M19 33c4.5 0 8 .6 11 2M19 41c4.5 0 8 .6 11 2" />
      <path className="brass" d="m48.5 29.5 5.200 3v6l-5.200 3-5.200-3v-6Z" />
      <circle className="brass" cx="48.5" cy="35.5" r="2" />
      <path className="faint" d="M42 48c3-1.400 7-2 11-2" />
    </LineDrawing>
  )
}
