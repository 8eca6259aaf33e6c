import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const allowed = new Set(['MIT', 'Apache-2.0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Unlicense'])

/** What the build puts inside the package instead of having it installed beside. */
const inside = ['@walletconnect/sign-client', '@solana/web3.js']

/** What the build leaves out (`scripts/without-sockets.ts`), and licences that stand in a package's text and not in its manifest. */
const outside = new Set(['rpc-websockets'])
const stated: Readonly<Record<string, string>> = { eyes: 'MIT', 'text-encoding-utf-8': 'Unlicense' }

type Manifest = {
  readonly name: string
  readonly license?: string
  readonly dependencies?: Record<string, string>
  readonly version: string
}

/** Every package that an installed Latchkey brings along, found as Node finds them. */
function productionTree(): ReadonlyMap<string, Manifest> {
  const found = new Map<string, Manifest>()
  const visit = (name: string, from: string) => {
    const folder = folderOf(name, from)
    if (found.has(folder) || outside.has(name)) return
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
    found.set(folder, manifest)
    for (const dependency of Object.keys(manifest.dependencies ?? {})) visit(dependency, folder)
  }
  const own = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  for (const name of [...Object.keys(own.dependencies ?? {}), ...inside, 'ink', 'react', 'react-dom'])
    visit(name, process.cwd())
  return found
}

function folderOf(name: string, from: string): string {
  for (let folder = from; ; folder = join(folder, '..')) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return candidate
    if (folder === '/') throw new Error(`${name}, wanted by ${from}, is not installed.`)
  }
}

test('the full production tree has permissive licences', () => {
  const tree = [...productionTree().values()]
  expect(tree.length).toBeGreaterThan(10)
  expect(
    tree
      .filter(({ name, license }) => !isAllowed(license ?? stated[name] ?? 'none'))
      .map(({ name, license }) => `${name}: ${license}`),
  ).toEqual([])
})

function isAllowed(license: string): boolean {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.has(part)))
}

test('the licences of everything that is published inside the package are published with it', () => {
  const texts = ['', ...inside.map((name) => `${name}/`)].map((folder) =>
    readFileSync(`dist/vendor/${folder}licenses.md`, 'utf8'),
  )
  const named = texts.flatMap((text) => [...text.matchAll(/^## (\S+) - \S+ \((.+)\)$/gm)])
  expect(named.map(([, name]) => name)).toEqual(
    expect.arrayContaining(['rxjs', '@walletconnect/core', '@solana/buffer-layout']),
  )
  expect(named.filter(([, , license]) => !isAllowed(license ?? 'none')).map(([line]) => line)).toEqual([])
})
