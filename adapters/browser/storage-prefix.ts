/** Returns the prefix of each key that belongs to a project. */
export function prefixOf(projectId: string): string {
  return `@latchkey/${projectId}/`
}
