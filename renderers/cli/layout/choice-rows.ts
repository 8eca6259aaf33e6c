import type { Choice } from '../../../core/view-models/parts/parts.ts'

/** The columns of an option beside its label: focus mark, radio mark, and the gap to the next. */
const optionExtra = 6

/** Returns whether a choice's label and all its options fit into one row. */
export function isChoiceInOneRow({ label, options }: Choice, columns: number): boolean {
  return options.reduce((sum, option) => sum + option.label.length + optionExtra, label.length + 2) <= columns
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
