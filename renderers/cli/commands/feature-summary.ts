import { allEvents } from '../../../core/events/all.ts'
import type { Stamped } from '../../../core/events/define-events.ts'

/** Returns one row per feature with the counts of its intents and facts, and a last row with the totals. */
export function featureSummary(events: readonly Stamped[], answers: number): readonly string[] {
  const counts = new Map<string, { intents: number; facts: number }>()
  for (const { type } of events) {
    const [feature = ''] = type.split('/')
    const count = counts.get(feature) ?? { intents: 0, facts: 0 }
    counts.set(feature, count)
    if (allEvents.get(type)?.kind === 'intent') count.intents += 1
    else count.facts += 1
  }
  const rows = [...counts].map(([feature, count]) => ({ feature, ...count }))
  const total = rows.reduce(
    (sum, row) => ({ intents: sum.intents + row.intents, facts: sum.facts + row.facts }),
    { intents: 0, facts: 0 },
  )
  const width = Math.max(5, ...rows.map(({ feature }) => feature.length))
  return [...rows, { feature: 'all', ...total }]
    .map(({ feature, intents, facts }) =>
      `${feature.padEnd(width)}  ${count(intents, 'intent')}  ${count(facts, 'fact')}`.trimEnd(),
    )
    .concat(`${'tape'.padEnd(width)}  ${count(answers, 'answer')}`)
}

function count(number: number, noun: string): string {
  return `${String(number).padStart(4)} ${noun}${number === 1 ? ' ' : 's'}`
}
