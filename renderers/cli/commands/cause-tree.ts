import type { Stamped } from '../../../core/events/define-events.ts'
import { shortData } from '../tapes/short-data.ts'

/**
 * Returns the events as a tree of causes, one row per event. Rows of matching events have a time offset, an id and data. The causes above them
 * are included.
 */
export function causeTree(
  events: readonly Stamped[],
  isWanted: (event: Stamped) => boolean,
  columns: number,
): readonly string[] {
  const begin = events[0]?.at ?? 0
  const children = new Map<string | null, Stamped[]>()
  const ids = new Set(events.map(({ id }) => id))
  for (const event of events) {
    const cause = event.cause !== null && ids.has(event.cause) ? event.cause : null
    children.set(cause, [...(children.get(cause) ?? []), event])
  }
  const kept = new Set<string>()
  const byId = new Map(events.map((event) => [event.id, event]))
  for (const event of events) {
    if (!isWanted(event)) continue
    for (
      let up: Stamped | undefined = event;
      up && !kept.has(up.id);
      up = up.cause === null ? undefined : byId.get(up.cause)
    )
      kept.add(up.id)
  }
  const rows: string[] = []
  const waiting = branchesOf(null, '')
  for (let branch = waiting.pop(); branch; branch = waiting.pop()) {
    rows.push(rowOf(branch.event, branch.lead))
    waiting.push(...branchesOf(branch.event.id, branch.below))
  }
  return rows

  // Returns the branches newest first, because the last entry is taken next.
  function branchesOf(cause: string | null, lead: string) {
    const here = (children.get(cause) ?? []).filter(({ id }) => kept.has(id))
    return here
      .map((event, index) => {
        if (cause === null) return { event, lead: '', below: '' }
        const isLast = index === here.length - 1
        return { event, lead: `${lead}${isLast ? '└─ ' : '├─ '}`, below: `${lead}${isLast ? '   ' : '│  '}` }
      })
      .reverse()
  }

  function rowOf(event: Stamped, lead: string): string {
    const head = `${lead}${event.type}  ${event.id}  +${event.at - begin} ms`
    const data = shortData(event.data, columns - head.length - 2)
    return data === '' ? head : `${head}  ${data}`
  }
}
