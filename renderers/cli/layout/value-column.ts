/** Returns the column at which the values of lines, amounts and choices begin. It is further left in a very narrow terminal. */
export function valueColumn(columns: number): number {
  return columns < 46 ? 15 : 19
}
