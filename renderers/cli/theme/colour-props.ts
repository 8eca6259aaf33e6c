/** Returns Ink's colour properties without undefined ones, which Ink does not accept. */
export function colours(
  color: string | undefined,
  backgroundColor?: string,
): { color?: string; backgroundColor?: string } {
  return { ...(color ? { color } : {}), ...(backgroundColor ? { backgroundColor } : {}) }
}
