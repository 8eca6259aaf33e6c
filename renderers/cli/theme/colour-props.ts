/** Ink's colour properties, leaving out those that are not set: Ink takes no undefined. */
export function colours(
  color: string | undefined,
  backgroundColor?: string,
): { color?: string; backgroundColor?: string } {
  return { ...(color ? { color } : {}), ...(backgroundColor ? { backgroundColor } : {}) }
}
