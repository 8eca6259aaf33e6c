import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allFlows } from '../../../core/flows/all.ts'
import { flowChart } from '../../../scripts/flow-chart.ts'

const flows = Object.entries(allFlows)

test('every kind of flow is in the list', () => {
  const files = readdirSync('core/flows').filter((name) => !/^(all|define-flow)\.ts$/.test(name))
  expect(files).toEqual(flows.map(([name]) => `${name}.ts`))
})

test.each(flows)('%s: every step is reached from the first one', (_, { first, moves }) => {
  const reached = new Set<string>([first])
  for (const { from, to } of [...moves, ...moves, ...moves, ...moves])
    if (from.some((step) => reached.has(step))) for (const step of to) reached.add(step)
  const steps = new Set(moves.flatMap(({ from, to }) => [...from, ...to]))
  expect([...steps].filter((step) => !reached.has(step))).toEqual([])
})

test.each(flows)('%s: an event leads from a step by one move', (_, { moves }) => {
  const ways = moves.flatMap(({ by, from }) => from.map((step) => `${step} by ${by.type}`))
  expect(ways.filter((way, index) => ways.indexOf(way) !== index)).toEqual([])
})

test.each(flows)('%s: its chart is that of the code (`npm run charts`)', (name, table) => {
  expect(readFileSync(`docs/flows/${name}.md`, 'utf8')).toBe(flowChart(name, table))
})

test('the chart of a changed e-mail address shows both steps that a frame may begin with', () => {
  const chart = flowChart('email-update', allFlows['email-update'])
  for (const step of ['primary', 'secondary'])
    expect(chart).toContain(`asking --> ${step}: emailUpdate/begun`)
})
