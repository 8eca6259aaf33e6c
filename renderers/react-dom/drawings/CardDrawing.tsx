import { LineDrawing } from './LineDrawing.tsx'

/** Draws a card, and the coin that it pays for. */
export function CardDrawing() {
  return (
    <LineDrawing>
      <path d="M12 19h40a5 5 0 0 1 5 5v24a5 5 0 0 1-5 5H12a5 5 0 0 1-5-5V24a5 5 0 0 1 5-5Z" />
      <path className="faint" d="M7 28h50M7 33h50M14 45h10" />
      <circle className="brass sheet" cx="54" cy="48" r="12" />
      <path className="brass" d="M54 42v12M48 48h12" />
    </LineDrawing>
  )
}
