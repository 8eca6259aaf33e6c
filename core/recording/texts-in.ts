const identifier = /^[A-Za-z_$][\w$]*$/

/** Whether a field may be called so in a program; any other name is something like an address. */
export function isOrdinaryName(name: string): boolean {
  return identifier.test(name)
}

/** Every text in a value, and every name of a field that is no ordinary one. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const names = Array.isArray(value) ? [] : Object.keys(value).filter((name) => !isOrdinaryName(name))
  return [...names, ...Object.values(value).flatMap(textsIn)]
}
