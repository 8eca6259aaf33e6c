/** Fills the placeholders of a text: `('Swapped {from} to {to}', { from, to })`. A placeholder without a value stays visible. */
export function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  if (!text.includes('{')) return text
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => `${values[name] ?? place}`)
}
