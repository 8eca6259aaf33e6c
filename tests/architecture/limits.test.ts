import { expect, test } from 'vitest'
import * as limits from '../../core/domain/limits.ts'
import { stretchedLimits } from '../../scripts/stretched-limits.ts'
import { readModules } from './modules.ts'

const table = 'core/domain/limits.ts'

test('every limit on the outside world is in one table', () => {
  const elsewhere = readModules(['core', 'adapters'])
    .filter(({ path }) => path !== table && !path.startsWith('adapters/fake/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^(?:export )?const (\w*limit\w*) = [\d_]+$/gim)].map(
        ([, name]) => `${path}: ${name}`,
      ),
    )
  expect(elsewhere).toEqual([])
})

test('each is so many milliseconds, as a number that a build for tests stretches', () => {
  const { text } = readModules(['core/domain']).find(({ path }) => path === table) ?? { text: '' }
  const { transform } = stretchedLimits(3) as { transform: (code: string, id: string) => { code: string } }
  const stretched = transform(text, `/anywhere/${table}`).code
  const wanted = Object.entries(limits).map(([name, limit]) => `export const ${name} = ${3 * limit}`)
  expect(stretched.match(/^export const .*$/gm)).toEqual(
    wanted.toSorted((one, other) => order(text, one) - order(text, other)),
  )
})

function order(text: string, line: string): number {
  return text.indexOf(line.slice(0, line.indexOf('=')))
}
