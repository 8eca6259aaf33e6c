import { beforeAll, expect, test } from 'vitest'
import { bundleHost, gzipSize, packagesIn, staticGraph } from './bundle-host.ts'
import type { HostBundle } from './bundle-host.ts'

const host = `
  import { createLatchkey } from 'latchkey'
  import { mainnet } from 'latchkey/networks'
  import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
  globalThis.app = [createLatchkey({ projectId: 'x', networks: [mainnet] }), ConnectButton, LatchkeyProvider]
`
const kibibyte = 1024
const heavy = new Set([
  'viem',
  'ox',
  '@walletconnect/sign-client',
  '@solana/web3.js',
  '@adraffy/ens-normalize',
  'ink',
])
type Chunk = ReturnType<typeof staticGraph>[number]
let bundle: HostBundle

beforeAll(async () => {
  bundle = await bundleHost(host)
})

const namesWith = (module: RegExp) =>
  [...bundle.values()].flatMap(({ fileName, moduleIds }) =>
    moduleIds.some((id) => module.test(id)) ? [fileName] : [],
  )
const withOthers = (chunks: readonly Chunk[], module: RegExp) =>
  staticGraph(bundle, [...chunks.map(({ fileName }) => fileName), ...namesWith(module)])
const shell = () =>
  staticGraph(
    bundle,
    [...bundle.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  )
const atRest = () => withOthers(shell(), /dist\/chunks\/core\.js$/)
const withModal = () => withOthers(atRest(), /dist\/chunks\/(mount-modal|modal)\.js$/)

/** Chunks with code of ours: how a bundler loads chunks is its own. */
const ours = (chunks: readonly Chunk[]) =>
  chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes('dist/')))

test.each([
  ['before a host has painted, over its React', shell, 12],
  ['with the core beside it, before any interaction', atRest, 60],
  ['with the modal open on Connect, pairing aside', withModal, 90],
])('%s it has loaded at most this much', (what, chunks, most) => {
  const size = gzipSize(ours(chunks())) / kibibyte
  console.log(`latchkey + latchkey/react, ${what}: ${size.toFixed(1)} KiB gzip`)
  expect(size).toBeLessThanOrEqual(most)
})

test('a host without React of its own loads before it has painted at most this much, and no React with it', async () => {
  const plain = await bundleHost(`
    import { createLatchkey } from 'latchkey'
    import { mountLatchkey } from 'latchkey/modal'
    import { mainnet } from 'latchkey/networks'
    mountLatchkey(createLatchkey({ projectId: 'x', networks: [mainnet] }))
  `)
  const entry = [...plain.values()].find(({ isEntry }) => isEntry)
  const first = staticGraph(plain, [entry?.fileName ?? ''])
  const size = gzipSize(ours(first)) / kibibyte
  console.log(`latchkey + latchkey/modal, before a host has painted: ${size.toFixed(1)} KiB gzip`)
  expect(size).toBeLessThanOrEqual(12)
  expect(first.flatMap(({ imports }) => imports).filter((name) => name.startsWith('react'))).toEqual([])
})

test('a recorder adds at most 3 KiB before the first paint and loads no schemas before a line falls off', async () => {
  const recorded = await bundleHost(
    `import { sessionRecorder } from 'latchkey/testing'\n${host.replace("'x',", "'x', recorder: sessionRecorder(),")}`,
  )
  const entry = [...recorded.values()].find(({ isEntry }) => isEntry)
  const first = ours(staticGraph(recorded, [entry?.fileName ?? '']))
  const more = (gzipSize(first) - gzipSize(ours(shell()))) / kibibyte
  console.log(`latchkey/testing, sessionRecorder before a host has painted: ${more.toFixed(1)} KiB gzip`)
  expect(more).toBeLessThanOrEqual(3)
  const writing = [...recorded.values()].filter(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith('page-recorder.js')),
  )
  const written = staticGraph(
    recorded,
    writing.map(({ fileName }) => fileName),
  )
  expect(writing).not.toEqual([])
  expect(written.flatMap(({ moduleIds }) => moduleIds.filter((id) => id.endsWith('schemas.js')))).toEqual([])
})

test('a host bundles only the ready theme that it imports', async () => {
  const themed = await bundleHost(`import { forest } from 'latchkey/themes'; globalThis.app = forest`)
  const chunks = [...themed.values()]
  const code = chunks.map((chunk) => chunk.code).join('')
  expect(code).toContain('#1f4d32')
  expect(code).not.toContain('#5b2be0')
  expect(code).not.toContain('The accent is')
  expect(gzipSize(ours(chunks)) / kibibyte).toBeLessThan(0.6)
})

test('none of them carries schemas, viem, a pairing client, Solana, ENS normalisation or the terminal', () => {
  expect(packagesIn(withModal()).filter((name) => heavy.has(name))).toEqual([])
  expect(withModal().flatMap(({ moduleIds }) => moduleIds.filter((id) => id.endsWith('schemas.js')))).toEqual(
    [],
  )
  expect(packagesIn(shell())).toEqual([])
})

test('no page loads a schema library', () => {
  expect(packagesIn([...bundle.values()])).not.toContain('zod')
})

test('viem is there, in chunks of its own', () => {
  expect(packagesIn([...bundle.values()])).toContain('viem')
})

test('importing the entries touches no window: they load on a server', { tags: 'thorough' }, async () => {
  await expect(import('../../entries/index.ts')).resolves.toHaveProperty('createLatchkey')
  await expect(import('../../entries/react.ts')).resolves.toHaveProperty('LatchkeyProvider')
  await expect(import('../../entries/modal.ts')).resolves.toHaveProperty('mountLatchkey')
})

test.each([
  [
    'index',
    [
      'LatchkeyError',
      'account',
      'connection',
      'createLatchkey',
      'isOneOf',
      'modal',
      'network',
      'walletRequest',
      'wallets',
    ],
  ],
  [
    'networks',
    [
      'arbitrum',
      'aurora',
      'auroraTestnet',
      'avalanche',
      'avalancheFuji',
      'base',
      'baseSepolia',
      'bsc',
      'bscTestnet',
      'celo',
      'edgeware',
      'evmos',
      'fantom',
      'filecoin',
      'gnosis',
      'iotex',
      'mainnet',
      'metis',
      'moonbeam',
      'moonriver',
      'optimism',
      'polygon',
      'ronin',
      'sepolia',
      'solana',
      'solanaDevnet',
      'solanaTestnet',
      'soneium',
      'zksync',
      'zora',
    ],
  ],
  ['themes', ['forest', 'glacier', 'highContrast', 'midnight', 'withAccent']],
])('the entry %s exports exactly the documented names', async (name, exported) => {
  expect(Object.keys((await import(`../../entries/${name}.ts`)) as object).toSorted()).toEqual(
    exported.toSorted(),
  )
})

test('a recorder or ports that are none are refused by name', async () => {
  const { createLatchkey } = await import('../../entries/index.ts')
  const { mainnet } = await import('../../entries/networks.ts')
  const options = { projectId: 'x', networks: [mainnet] }
  expect(() => createLatchkey({ ...options, recorder: {} as never })).toThrow(
    'The option "recorder" is an object with no fields; expected an object with the methods record, listen, tape.',
  )
  expect(() => createLatchkey({ ...options, ports: { nope: 1 } as never })).toThrow(
    'The option "ports" is an object with nope; expected an object with any of clock, device, connectors, chains, walletRegistry, storage, clipboard, analytics, tokenBalances, identity, accountNames, frame, signIn, transactions, swap, onRamp, preflight, send, features, catalogues.',
  )
})

test('a storage that is none is refused by name', async () => {
  const { createLatchkey } = await import('../../entries/index.ts')
  const { mainnet } = await import('../../entries/networks.ts')
  const storage = { getItem: () => null } as never
  expect(() => createLatchkey({ projectId: 'x', networks: [mainnet], storage })).toThrow(
    'The option "storage" is an object with getItem (without setItem, removeItem); expected an object with the methods getItem, setItem, removeItem.',
  )
})
