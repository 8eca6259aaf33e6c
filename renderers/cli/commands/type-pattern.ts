/** A glob over event types as a pattern: `*` is any text, everything else itself. */
export function typePattern(glob: string): RegExp {
  const parts = glob.split('*').map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}
