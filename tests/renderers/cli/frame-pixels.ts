import jsQR from 'jsqr'

const scale = 4
const margin = 4

/** Reads the QR code in a frame, as a phone that looks at a white terminal window would; null when there is none. */
export function readQrCode(frame: string): string | null {
  const rows = frame.split('\n').filter((row) => /[█▀▄]{2}/.test(row))
  if (rows.length === 0) return null
  const left = Math.min(...rows.map((row) => row.search(/[█▀▄]/)))
  const right = Math.max(...rows.map((row) => row.search(/[█▀▄][^█▀▄]*$/)))
  const modules = rows.flatMap((row) => {
    const cells = row.slice(left, right + 1).split('')
    return [cells.map((cell) => '█▀'.includes(cell)), cells.map((cell) => '█▄'.includes(cell))]
  })
  const width = (right - left + 1 + margin * 2) * scale
  const height = (modules.length + margin * 2) * scale
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let index = 0; index < width * height; index += 1) {
    const row = Math.floor(Math.floor(index / width) / scale) - margin
    const column = Math.floor((index % width) / scale) - margin
    const isLight = modules[row]?.[column] ?? true
    pixels.fill(isLight ? 255 : 0, index * 4, index * 4 + 3)
  }
  // The package is CommonJS, whose default export Node wraps once more.
  const read = 'default' in jsQR ? jsQR.default : jsQR
  return (
    (read as (data: Uint8ClampedArray, width: number, height: number) => { data: string } | null)(
      pixels,
      width,
      height,
    )?.data ?? null
  )
}
