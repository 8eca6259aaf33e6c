import { expect, test } from 'vitest'
import { readModules } from './modules.ts'

const modules = readModules(['renderers/react-dom'])

/** The style sheets that modules import, by name. */
const sheetsOf = (wanted: (path: string) => boolean) => [
  ...new Set(
    modules
      .filter(({ path }) => wanted(path))
      .flatMap(({ imports }) => imports)
      .flatMap((target) => /([^/]+)\.css\?inline$/.exec(target)?.[1] ?? [])
      .toSorted(),
  ),
]
const isView = (path: string) => path.startsWith('renderers/react-dom/views/')

test('the styles of a view come with it: beside the views only what all of them wear is imported, and what is told in passing', () => {
  expect(sheetsOf((path) => !isView(path))).toEqual([
    'base',
    'dialog',
    'host-button',
    'parts',
    'tile',
    'toast',
  ])
})

test('no view brings again what all of them wear', () => {
  const common = sheetsOf((path) => !isView(path))
  expect(sheetsOf(isView).filter((name) => common.includes(name))).toEqual([])
})
