/** How many rows a text takes; words do not break evenly, so a row in ten is lost to the last word that did not fit. */
export function wrappedRows(text: string, columns: number): number {
  return text.length <= columns ? 1 : Math.ceil((text.length * 1.1) / columns)
}
