/** Returns a glob over event types as a regular expression. `*` matches any text. */
export function typePattern(glob: string): RegExp {
  const parts = glob.split('*').map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}
