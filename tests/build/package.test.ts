import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownManifest } from './bundle-host.ts'

const run = (command: string, args: readonly string[]) => execFileSync(command, args, { encoding: 'utf8' })
let folder: string
let tarball: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkey-package-'))
  tarball = join(
    folder,
    run('npm', ['pack', '--silent', '--pack-destination', folder]).trim().split('\n').at(-1) ?? '',
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the package is well formed for everyone who publishes or resolves it', async () => {
  const { messages } = await publint({ pkgDir: '.', strict: true })
  expect(messages).toEqual([])
  expect(run('node_modules/.bin/attw', [tarball, '--profile', 'esm-only', '--quiet']).trim()).toBe('')
})

test('every entry of the built package loads in Node', async () => {
  const paths = Object.values(ownManifest().exports).flatMap((entry) =>
    typeof entry === 'object' && entry && 'default' in entry ? [String(entry.default)] : [],
  )
  expect(paths.length).toBeGreaterThan(4)
  for (const path of paths) await expect(import(resolve(path))).resolves.toBeTypeOf('object')
})

test('the command is one file that needs nothing beside it, and says its version', () => {
  expect(run(process.execPath, ['dist/bin/latchkey.js', '--version']).trim()).toMatch(/^\d+\.\d+\.\d+$/)
})

test('the tarball carries no sandbox, no tests and no fixtures', () => {
  const files = run('tar', ['-tzf', tarball]).trim().split('\n')
  expect(
    files.filter((file) => !/^package\/(dist\/|package\.json|README\.md|LICENSE|CHANGELOG\.md)/.test(file)),
  ).toEqual([])
})
