import type { QrCode } from '../../../core/view-models/parts/parts.ts'
import { drawQrCode } from '../parts/qr-code.ts'
import type { QrDrawing } from '../parts/qr-code.ts'
import type { Space } from './space.ts'

/** The rows and columns that a terminal lacks for a QR code. */
type Lack = { readonly rows: number; readonly columns: number }

/** The display of a QR code: not ready yet, as a code, or as text if the terminal is too small. */
export type QrFit =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'code'; readonly drawing: QrDrawing }
  | { readonly kind: 'text'; readonly text: string; readonly lack: Lack }

/** The widths of the quiet zone in modules, best first. The standard requires four (ISO/IEC 18004); one can still be scanned. */
const quietZones = [4, 2, 1]
const labelRows = 1

/** The longest text of the reason. It may wrap into two rows. */
const longestReason = 96

/** Fits a QR code and its label into a space. */
export function fitQrCode({ text }: QrCode, { columns, rows }: Space): QrFit {
  if (text === null) return { kind: 'waiting' }
  let [tooLow, tooNarrow] = [0, 0]
  for (const quietZone of quietZones) {
    const drawing = drawQrCode(text, quietZone)
    tooLow = drawing.rows.length + labelRows - rows
    tooNarrow = drawing.columns - columns
    if (tooLow <= 0 && tooNarrow <= 0) return { kind: 'code', drawing }
  }
  return { kind: 'text', text, lack: { rows: Math.max(0, tooLow), columns: Math.max(0, tooNarrow) } }
}

/** Returns the height of a fitted QR code in rows, with its label, at a width in columns. */
export function qrFitHeight(fit: QrFit, columns: number): number {
  switch (fit.kind) {
    case 'waiting':
      return labelRows
    case 'code':
      return fit.drawing.rows.length + labelRows
    case 'text':
      return labelRows + Math.ceil(longestReason / (columns - 2)) + Math.ceil(fit.text.length / (columns - 2))
  }
}
