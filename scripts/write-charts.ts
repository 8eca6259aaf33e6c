import { mkdirSync, writeFileSync } from 'node:fs'
import { allFlows } from '../core/flows/all.ts'
import { flowChart } from './flow-chart.ts'

mkdirSync('docs/flows', { recursive: true })
for (const [name, table] of Object.entries(allFlows)) {
  writeFileSync(`docs/flows/${name}.md`, flowChart(name, table))
}
