import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  architecturePicture,
  pictureFolders,
  withArchitecturePicture,
} from '../../scripts/architecture-picture.ts'
import { readModules } from './modules.ts'
import type { SourceModule } from './modules.ts'

const moduleOf = (path: string, ...imports: readonly string[]): SourceModule => ({ path, text: '', imports })

test('the picture in docs/architecture.md is that of the imports (`npm run charts`)', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const modules = readModules(pictureFolders)
  expect(page).toContain(architecturePicture(modules))
  expect(withArchitecturePicture(page, modules)).toBe(page)
})

test('an arrow is left out if a longer way leads to the same layer', () => {
  const picture = architecturePicture([
    moduleOf('core/flows/swap.ts', 'core/events/swap/swap.ts', 'core/domain/swap/quote/amounts.ts', 'zod'),
    moduleOf('core/events/swap/swap.ts', 'core/domain/swap/quote/amounts.ts'),
  ])
  expect(picture.match(/.* --> .*/g)).toEqual(['  flows --> events', '  events --> domain'])
})

test('layers that import each other have no picture', () => {
  const circle = [
    moduleOf('core/flows/swap.ts', 'core/events/all.ts'),
    moduleOf('core/events/all.ts', 'core/flows/swap.ts'),
  ]
  expect(() => architecturePicture(circle)).toThrow('import each other')
})

test('a file without a layer is named', () => {
  expect(() => architecturePicture([moduleOf('core/new/file.ts')])).toThrow('core/new/file.ts')
})
