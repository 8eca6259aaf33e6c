import { describe, expect, test } from 'vitest'
import type { TestOptions } from 'vitest'
import { bundleByEsbuild } from './bundle-by-esbuild.ts'
import { bundleHost } from './bundle-host.ts'

/** The modules of ours whose code a page can come to: with its first task, and ever. */
type Kept = { readonly first: readonly string[]; readonly ever: readonly string[] }

/** A file of a bundle: the modules with code in it, and the files that it imports, at once or when it is asked to. */
type Output = {
  readonly name: string
  readonly isEntry: boolean
  readonly modules: readonly string[]
  readonly imports: readonly string[]
  readonly later: readonly string[]
}

const ours = (paths: readonly string[]) =>
  [
    ...new Set(paths.flatMap((path) => /dist\/(?:chunks|entries)\/(.+)\.js$/.exec(path)?.[1] ?? [])),
  ].toSorted()

function keptIn(outputs: readonly Output[]): Kept {
  const reach = (next: (output: Output) => readonly string[]) => {
    const found = new Set(outputs.filter(({ isEntry }) => isEntry))
    for (const output of found)
      for (const name of next(output)) for (const other of outputs) if (other.name === name) found.add(other)
    return ours([...found].flatMap(({ modules }) => modules))
  }
  return {
    first: reach(({ imports }) => imports),
    ever: reach(({ imports, later }) => [...imports, ...later]),
  }
}

/** Vite also writes files that nothing imports any more. */
async function keptByVite(source: string): Promise<Kept> {
  const bundle = await bundleHost(source)
  return keptIn(
    [...bundle.values()].map(({ fileName, isEntry, modules, imports, dynamicImports, code }) => ({
      name: fileName,
      isEntry,
      modules: Object.entries(modules).flatMap(([id, { renderedLength }]) =>
        renderedLength > 0 ? [id] : [],
      ),
      imports,
      later: dynamicImports.filter((name) => code.includes(name.replace(/^.*\//, ''))),
    })),
  )
}

const keptByEsbuild = async (source: string) => keptIn(await bundleByEsbuild(source))

const views = ['mount-modal', 'modal-views', 'EmbedPanel']

/** What a bundler keeps; of one hook the landing check asks each bundler. */
const stories = (kept: typeof keptByVite, more: TestOptions) => {
  test('unused entries are removed from a bundle', more, async () => {
    const { ever } = await kept(`
      import 'latchkey'
      import 'latchkey/react'
      import 'latchkey/networks'
      import 'latchkey/themes'
      import 'latchkey/headless'
      globalThis.app = 1
    `)
    expect(ever).toEqual([])
  })

  test('a host that wants one hook gets no view, no button and no core', async () => {
    const { ever } = await kept(`
      import { useLatchkeyAccount } from 'latchkey/react'
      globalThis.app = useLatchkeyAccount
    `)
    expect(ever).toContain('hooks')
    expect(ever.filter((name) => ['core', 'late-shared', 'schemas', ...views].includes(name))).toEqual([])
  })

  test('a headless host never loads a view, nor anything that draws', more, async () => {
    const { first, ever } = await kept(`
      import { createLatchkey } from 'latchkey'
      import { accountReader, walletFinder, walletPairing } from 'latchkey/headless'
      import { mainnet } from 'latchkey/networks'
      const latchkey = createLatchkey({ projectId: 'x', networks: [mainnet] })
      globalThis.app = [latchkey, accountReader(latchkey), walletFinder(latchkey), walletPairing(latchkey)]
    `)
    expect(ever).toContain('core')
    expect(ever.filter((name) => [...views, 'react'].includes(name))).toEqual([])
    expect(first).not.toContain('core')
  })

  test('a host with our buttons loads no core, schemas or checks before its first paint', more, async () => {
    const { first, ever } = await kept(`
      import { createLatchkey } from 'latchkey'
      import { mainnet } from 'latchkey/networks'
      import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
      globalThis.app = [createLatchkey({ projectId: 'x', networks: [mainnet] }), ConnectButton, LatchkeyProvider]
    `)
    expect(first).toContain('shell')
    expect(first.filter((name) => ['core', 'late-shared', 'schemas', ...views].includes(name))).toEqual([])
    expect(ever).toContain('core')
    expect(ever).not.toContain('check')
  })
}

describe('by Vite', () => {
  stories(keptByVite, {})
})
// It does not see that a class of events, or what fetches a chunk, is made for nobody: so it keeps whatever chunk shares code with a feature.
describe('by esbuild', () => {
  stories(keptByEsbuild, {
    tags: 'thorough',
  })
})
