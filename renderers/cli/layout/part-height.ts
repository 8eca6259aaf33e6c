import type { Line, List, Notice, Part } from '../../../core/view-models/parts/parts.ts'
import { choiceHeight } from './choice-rows.ts'
import { headingsIn } from './list-window.ts'
import { stepsText } from '../parts/StepsPart.tsx'
import { valueColumn } from './value-column.ts'
import { wrappedRows } from './wrapped-rows.ts'

/** The columns of a picture before a value, and of the mark after a value that can be pressed. */
const tileColumns = 5
const pressColumns = 2

/** The minimum number of rows of a list with enough items. If the screen then becomes too tall, it scrolls. */
const fewestRows = 3

/**
 * Returns the height of a part in rows, at a width in columns. A list counts only its heading and a QR code nothing, because they get the
 * remaining rows.
 */
export function partHeight(part: Part | null, columns: number): number {
  if (!part) return 0
  switch (part.part) {
    case 'notice':
    case 'slot':
      return wordRows(part, columns)
    case 'text-field':
      return 1 + (part.error ? wordRows(part.error, columns) : 0)
    case 'line':
      if (part.images) return wrappedRows(part.label, columns - 5) + 1
      return part.value === null || part.full === undefined
        ? valueRows(part, columns)
        : (isShortened(part) ? 1 : valueRows(part, columns)) + fullValueRows(part.full, columns)
    case 'link':
      return fitsInOneRow(part.label, part.href, columns)
        ? 1
        : 1 + Math.ceil(part.href.length / (columns - 2))
    case 'choice':
      return choiceHeight(part, columns)
    case 'steps':
      return wrappedRows(stepsText(part), columns - 2)
    case 'qr-code':
      return 0
    default:
      return 1
  }
}

function wordRows({ title, body }: Pick<Notice, 'title' | 'body'>, columns: number): number {
  return wrappedRows(title, columns - 2) + (body === undefined ? 0 : wrappedRows(body, columns - 2))
}

/** Returns the height of a value that is shown in full nowhere else. */
function valueRows({ label, value, image, press }: Line, columns: number): number {
  const before = Math.max(valueColumn(columns), label.length + 3) + (image ? tileColumns : 0)
  return wrappedRows(value ?? '', Math.max(1, columns - before - (press ? pressColumns : 0)))
}

/** Returns whether a line's value is the beginning and the end of its full value, so that nothing is lost if it is truncated. */
export function isShortened({ value, full }: Line): boolean {
  return full !== undefined && value !== null && value.includes('…')
}

/** Returns the indentation of the full value below a line: that of the short value, or less if the full value would not fit there. */
export function fullValueIndent(full: string, columns: number): number {
  const column = valueColumn(columns)
  return full.length + column <= columns ? column : 2
}

function fullValueRows(full: string, columns: number): number {
  return Math.ceil(full.length / (columns - fullValueIndent(full, columns)))
}

/** Returns whether a link's label and URL fit into one row. */
export function fitsInOneRow(label: string, href: string, columns: number): boolean {
  return label.length + href.length + 5 <= columns
}

/** Returns how many rows a list needs: its items with their headings, its skeletons, or its text for an empty list. */
export function rowsNeeded({ items, placeholders, empty }: List): number {
  const headings = headingsIn(items, { start: 0, end: items.length })
  return items.length + headings + placeholders || (empty === undefined ? 0 : 1)
}

/** Distributes rows among lists. No list gets more than it needs, and each gets at least three of the rows that it needs. */
export function shareRows(rows: number, wanted: readonly number[]): readonly number[] {
  const shares = wanted.map(() => 0)
  const least = wanted.reduce((sum, rows) => sum + Math.min(rows, fewestRows), 0)
  for (let left = Math.max(rows, least); left > 0; left -= 1) {
    const next = shares.reduce((best, share, index) => {
      const isHungry = share < (wanted[index] ?? 0)
      return isHungry && (best < 0 || share < (shares[best] ?? 0)) ? index : best
    }, -1)
    if (next < 0) break
    shares[next] = (shares[next] ?? 0) + 1
  }
  return shares
}
