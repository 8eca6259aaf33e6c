import { encode } from 'uqr'

/** The drawing of a QR code, in modules. `hole` is the side of the free square in its middle. `columns` is one stroked path. */
export type QrDrawing = { readonly size: number; readonly hole: number; readonly columns: string }

/** The side of a finder pattern, in modules (ISO/IEC 18004). */
export const finderSize = 7

/** The white border that readers need around a code, in modules (ISO/IEC 18004). */
export const quietZone = 4

const freeShare = 0.22

/** Draws a text as columns that look like a key's cuts. The code tolerates a loss of 15 % (level M). The free middle takes 5 % of that. */
export function qrDrawing(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const hole = 2 * Math.round((size * freeShare - 1) / 2) + 1
  const isDrawn = (x: number, y: number) =>
    data[y]?.[x] === true && !isFinder(x, y, size) && !isMiddle(x, y, size, hole)
  let columns = ''
  for (let x = 0; x < size; x += 1) {
    for (let y = 0; y < size; y += 1) {
      if (!isDrawn(x, y)) continue
      const start = y
      while (isDrawn(x, y + 1)) y += 1
      // In some browsers a path of zero length has no round ends.
      columns += `M${x}.5 ${start}.5v${y - start || 0.01}`
    }
  }
  return { size, hole, columns }
}

function isFinder(x: number, y: number, size: number): boolean {
  const far = size - finderSize
  return (x < finderSize && (y < finderSize || y >= far)) || (x >= far && y < finderSize)
}

function isMiddle(x: number, y: number, size: number, hole: number): boolean {
  const from = (size - hole) / 2
  return x >= from && x < from + hole && y >= from && y < from + hole
}
