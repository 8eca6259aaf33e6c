import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { publint } from 'publint'
import { expect, test } from 'vitest'
import { packedTarball } from '../../scripts/build-setup.ts'
import { ownManifest } from './bundle-host.ts'

const run = (command: string, args: readonly string[]) => execFileSync(command, args, { encoding: 'utf8' })
const tarball = packedTarball()

test('the package is well-formed for publishing and resolution', { tags: 'thorough' }, async () => {
  const { messages } = await publint({ pkgDir: '.', strict: true })
  expect(messages).toEqual([])
  expect(run('node_modules/.bin/attw', [tarball, '--profile', 'esm-only', '--quiet']).trim()).toBe('')
})

test('the published manifest holds nothing that only the development of the package needs', () => {
  const manifest = JSON.parse(run('tar', ['-xzOf', tarball, 'package/package.json'])) as object
  const inDevelopment = new Set([
    'scripts',
    'devDependencies',
    'workspaces',
    'overrides',
    'allowScripts',
    'files',
  ])
  expect(Object.keys(manifest).filter((name) => inDevelopment.has(name))).toEqual([])
  expect(manifest).toMatchObject({
    name: 'latchkey',
    type: 'module',
    dependencies: ownManifest().dependencies,
  })
})

test('every entry of the built package loads in Node', { tags: 'thorough' }, async () => {
  const paths = Object.values(ownManifest().exports).flatMap((entry) =>
    typeof entry === 'object' && entry && 'default' in entry ? [String(entry.default)] : [],
  )
  expect(paths.length).toBeGreaterThan(4)
  for (const path of paths) await expect(import(resolve(path))).resolves.toBeTypeOf('object')
})

test('the command is one file that needs nothing beside it, and says its version', () => {
  expect(run(process.execPath, ['dist/bin/latchkey.js', '--version']).trim()).toMatch(/^\d+\.\d+\.\d+$/)
})

test('the tarball contains the listed files, their chunks and importable declarations', async () => {
  const files = run('tar', ['-tzf', tarball]).trim().split('\n').toSorted()
  const isDeclaration = (file: string) => /^package\/dist\/(core|renderers|adapters)\/.*\.d\.ts$/.test(file)
  const isChunk = (file: string) => file.startsWith('package/dist/chunks/')
  const listed = files.filter((file) => !isDeclaration(file) && !isChunk(file)).join('\n')
  await expect(`${listed}\n`).toMatchFileSnapshot('package-files.txt')
  const stray = files.filter((file) => isDeclaration(file) && !existsSync(sourceOf(file)))
  expect(stray).toEqual([])
})

function sourceOf(file: string): string {
  const path = file.replace(/^package\/dist\//, '').replace(/\.d\.ts$/, '')
  return existsSync(`${path}.tsx`) ? `${path}.tsx` : `${path}.ts`
}

test('the tarball contains the linked documentation, and no sandbox, tests or fixtures', () => {
  const files = run('tar', ['-tzf', tarball]).trim().split('\n')
  const readme = readFileSync('README.md', 'utf8')
  const pages = [...readme.matchAll(/\]\((docs\/[^)#]+\.md)/g)].map(([, page]) => `package/${page}`)
  expect(files).toEqual(expect.arrayContaining(pages))
  expect(
    files.filter(
      (file) =>
        !/^package\/(dist\/|docs\/[\w-]+\.md|docs\/(api|flows|hooks|migrate|verbs)\/[\w-]+\.md|docs\/images\/[\w-]+\.png|package\.json|README\.md|LICENSE|CHANGELOG\.md)/.test(
          file,
        ),
    ),
  ).toEqual([])
})

test('each link in the pages of the tarball leads to a file in it', () => {
  const files = new Set(run('tar', ['-tzf', tarball]).trim().split('\n'))
  const pages = [...files].filter((file) => file.endsWith('.md'))
  const dead = pages.flatMap((page) =>
    [...run('tar', ['-xzOf', tarball, page]).matchAll(/\]\(([^)#\s]+)/g)].flatMap(([, link = '']) =>
      /^[a-z]+:/.test(link) || files.has(join(dirname(page), link)) ? [] : [`${page}: ${link}`],
    ),
  )
  expect(pages.length).toBeGreaterThan(20)
  expect(dead).toEqual([])
})
