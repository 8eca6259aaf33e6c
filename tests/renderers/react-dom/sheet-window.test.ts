import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sheetWindow } from '../../../renderers/react-dom/theme/sheet-window.ts'

const theme = 'renderers/react-dom/theme'
const widths = readdirSync(theme, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => readFileSync(join(theme, name), 'utf8').match(/\((?:max|min)-width: [^)]*\)/g) ?? [])

test('the style sheets and the code have one width for a sheet', () => {
  const wider = sheetWindow.replace('max', 'min').replace('px', '.02px')
  expect([...new Set(widths)].toSorted()).toEqual([sheetWindow, wider])
})
