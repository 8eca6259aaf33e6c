const identifier = /^[A-Za-z_$][\w$]*$/

/** Returns whether a program may give a field this name. Any other name is data, such as an address. */
export function isOrdinaryName(name: string): boolean {
  return identifier.test(name)
}

/** Returns every text in a value, and every field name that is no ordinary one. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const names = Array.isArray(value) ? [] : Object.keys(value).filter((name) => !isOrdinaryName(name))
  return [...names, ...Object.values(value).flatMap(textsIn)]
}
