import type { AnyFlowTable } from '../core/flows/define-flow.ts'

/** Returns the page of one kind of flow: its chart as a Mermaid state diagram. */
export function flowChart(name: string, table: AnyFlowTable): string {
  const rows = table.moves.flatMap(({ by, from, to }) =>
    from.flatMap((step) => to.map((next) => ({ step, event: by.type, to: next }))),
  )
  const ends = [...new Set(rows.map(({ to }) => to))].filter((to) => !rows.some(({ step }) => step === to))
  return [
    `# Flow: ${name}`,
    '',
    'Made by `npm run charts` from `core/flows`. An event that no arrow shows changes nothing in that step.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${table.first}: ${table.starts.type}`,
    ...rows.map(({ step, event, to }) => `  ${step} --> ${to}: ${event}`),
    ...ends.map((step) => `  ${step} --> [*]`),
    '```',
    '',
  ].join('\n')
}
