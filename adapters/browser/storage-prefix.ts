/** Before what any project keeps. */
export const anyPrefix = '@latchkey/'

/** Before each key of what a project keeps. */
export function prefixOf(projectId: string): string {
  return `${anyPrefix}${projectId}/`
}
