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

test('the styles of a view are loaded with it, and only shared styles beside the views', () => {
  expect(sheetsOf((path) => !isView(path))).toEqual([
    'base',
    'dialog',
    'embed',
    'focus-ring',
    'host-button',
    'parts',
    'sheet',
    'tile',
    'toast',
  ])
})

test('no view imports shared styles again', () => {
  const common = sheetsOf((path) => !isView(path))
  expect(sheetsOf(isView).filter((name) => common.includes(name))).toEqual([])
})
