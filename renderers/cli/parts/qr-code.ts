import { encode } from 'uqr'

/** A QR code in half blocks: each character holds two modules above each other, and a block is a light module. */
export type QrDrawing = { readonly columns: number; readonly rows: readonly string[] }

const blocks = [' ', '▄', '▀', '█'] as const

/** Returns a text as a QR code with a quiet zone of that many modules. With one, a pairing URI has 51 columns and 26 rows. */
export function drawQrCode(text: string, quietZone: number): QrDrawing {
  const { data } = encode(text, { ecc: 'L', border: quietZone })
  const rows = Array.from({ length: Math.ceil(data.length / 2) }, (_, row) => {
    const upper = data[row * 2] ?? []
    const lower = data[row * 2 + 1]
    return upper.map((isDark, column) => blocks[(isDark ? 0 : 2) + (lower?.[column] ? 0 : 1)]).join('')
  })
  return { columns: data.length, rows }
}

/** Returns a row of a code with its blocks and its gaps exchanged, for a terminal that draws dark blocks on a light background. */
export function exchangedBlocks(row: string): string {
  return row.replaceAll(
    /[ ▄▀█]/g,
    (block) => blocks[3 - blocks.indexOf(block as (typeof blocks)[number])] ?? block,
  )
}
