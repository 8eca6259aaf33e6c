import type { Choice } from '../../../core/view-models/parts/parts.ts'
import { valueColumn } from './value-column.ts'

/** The columns of a choice's label in a row with its options. They make the first option begin where values begin. */
export function choiceLabelColumns({ label }: Choice, columns: number): number {
  return Math.max(label.length, valueColumn(columns) - labelExtra)
}

/** The columns of a choice's label beside its text and before the text of the first option: indentation, gap, and focus mark. */
const labelExtra = 5

/** The columns of an option beside its label: focus mark, radio mark, and the gap to the next. */
const optionExtra = 6

/** Returns whether a choice's label and all its options fit into one row. */
export function isChoiceInOneRow(choice: Choice, columns: number): boolean {
  const before = choiceLabelColumns(choice, columns) + 2
  return choice.options.reduce((sum, { label }) => sum + label.length + optionExtra, before) <= columns
}

/** Returns the options of a choice in rows of at most `columns` columns. If everything fits, all are in the label's row. */
export function choiceRows(choice: Choice, columns: number): readonly Choice['options'][] {
  if (isChoiceInOneRow(choice, columns)) return [choice.options]
  const rows: Choice['options'][number][][] = [[]]
  let used = 0
  for (const option of choice.options) {
    const width = option.label.length + optionExtra
    if (used > 0 && used + width > columns) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(option)
    used += width
  }
  return rows
}

/** Returns the height of a choice in rows, at a width in columns. */
export function choiceHeight(choice: Choice, columns: number): number {
  return choiceRows(choice, columns).length + (isChoiceInOneRow(choice, columns) ? 0 : 1)
}
