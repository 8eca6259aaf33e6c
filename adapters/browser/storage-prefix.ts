/** Before each key of what a project keeps. */
export function prefixOf(projectId: string): string {
  return `@latchkey/${projectId}/`
}
