import { expect, test, vi } from 'vitest'
import { base, mainnet } from '../../core/domain/network/known-networks.ts'
import { fixedOptions } from '../../core/domain/options/fixed-options.ts'
import { optionFields } from '../../core/domain/options/options.schema.ts'
import { createLatchkey } from '../../entries/index.ts'
import { fakePorts } from '../../entries/testing.ts'
import { startStory } from '../../fixtures/story.ts'

const good = { projectId: 'p', networks: [mainnet, base] }
const flag = ['yes', 1, null, {}, []]
const url = [7, null, 'nowhere', 'ftp://host.example', 'http://host.example', ['https://host.example'], {}]
const provider = (given: object = {}) => ({
  id: 'meld',
  name: 'Meld.io',
  url: 'https://meld.example/?to={address}',
  namespaces: ['eip155'],
  ...given,
})
const wallets = ['abc', {}, 7, null, [1], [null], ['']]

/** Nonsense for each option: another kind, wrong items, wrong keys below. */
const nonsense: Readonly<Record<string, readonly unknown[]>> = {
  projectId: [7, null, '', 'a b', '…', ['p'], {}],
  networks: [
    [mainnet, undefined],
    7,
    null,
    'eip155:1',
    {},
    [],
    [null],
    [1],
    ['eip155:1'],
    [{}],
    [mainnet, mainnet],
    [{ ...mainnet, id: 'ethereum' }],
    [{ ...mainnet, name: '' }],
    [{ ...mainnet, nativeCurrency: null }],
    [{ ...mainnet, rpcUrls: [] }],
    [{ ...mainnet, rpcUrls: 'https://rpc.example' }],
    [{ ...mainnet, imageUrl: 'javascript:alert(1)' }],
    [{ id: 5, name: 'Five' }],
  ],
  defaultNetwork: [1, null, 'ethereum', 'eip155:137', {}, [mainnet.id]],
  allowUnsupportedChain: flag,
  ccipRead: flag,
  metadata: [
    'Host',
    null,
    [],
    {},
    { name: 'x' },
    { name: 'x', description: '', url: 'x', icons: [], nmae: '' },
  ],
  allWallets: [true, null, 'ALL', 'show', [], {}],
  includeWalletIds: wallets,
  excludeWalletIds: wallets,
  featuredWalletIds: wallets,
  customWallets: [
    {},
    'x',
    null,
    [null],
    ['x'],
    [{}],
    [{ id: 'x' }],
    [{ id: 'x', name: 'X', nmae: 'X' }],
    [{ id: 'x', name: 'X', homepage: 'javascript:alert(1)' }],
  ],
  tokens: [
    7,
    null,
    'USDC',
    [],
    { 'eip155:1': 'USDC' },
    { 'eip155:1': {} },
    { ethereum: { address: '0x00' } },
    { 'eip155:137': { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' } },
    { 'eip155:1': { address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' } },
  ],
  termsConditionsUrl: url,
  privacyPolicyUrl: url,
  enableAnalytics: flag,
  analytics: [true, null, [], { addresses: 'yes' }, { adresses: true }],
  logLevel: [3, null, 'verbose', 'ERROR', [], {}],
  enableOnramp: flag,
  onRampProviders: [
    'meld',
    null,
    {},
    [provider({ id: 'two words' })],
    [provider({ name: '' })],
    [provider({ url: 'http://meld.example/' })],
    [provider({ url: '{address}' })],
    [provider({ namespaces: [] })],
    [provider({ namespaces: ['bitcoin'] })],
    [provider({ fee: 1 })],
    [provider(), provider()],
  ],
  enableSwaps: flag,
  knownTokens: [
    '0x00',
    null,
    [],
    { ethereum: ['0x111111125421ca6dc452d289314280a0f8842a65'] },
    { 'eip155:1': '0x111111125421ca6dc452d289314280a0f8842a65' },
    { 'eip155:1': ['0x11'] },
    { 'eip155:1': [7] },
  ],
  swapSpenders: [
    '0x00',
    null,
    [],
    { ethereum: ['0x111111125421ca6dc452d289314280a0f8842a65'] },
    { 'eip155:1': '0x111111125421ca6dc452d289314280a0f8842a65' },
    { 'eip155:1': [] },
    { 'eip155:1': ['1inch'] },
  ],
  enableEIP6963: flag,
  isSiweEnabled: flag,
  direction: [1, null, 'left', 'RTL', [], {}],
  themeMode: [1, null, 'blue', 'Dark', [], {}],
  themeVariables: [
    'red',
    null,
    [],
    { '--accent': 'red' },
    { '--latchkey-acent': 'red' },
    { '--latchkey-accent': 7 },
  ],
  locale: [7, null, '', 'english!', 'ab-cd-ef-gh', [], {}],
  strings: [
    'Log in',
    7,
    null,
    [],
    [['Log in']],
    { 'connect.title': 7 },
    { 'connect.title': null },
    { 'connect.title': ['Log in'] },
    { 'conect.title': 'Log in' },
    { greeting: 'Hello' },
  ],
  endpoints: [
    'https://host.example',
    null,
    [],
    { registri: 'https://host.example' },
    { registry: 7 },
    { relay: 'https://x.example' },
  ],
  rpcUrls: [
    'https://rpc.example',
    null,
    [],
    { ethereum: 'https://rpc.example' },
    { 'eip155:1': 7 },
    { 'eip155:1': [] },
    { 'eip155:1': [null] },
    { 'eip155:1': [['https://rpc.example']] },
    { 'eip155:1': 'rpc.example' },
    { 'eip155:1': ['//rpc.example'] },
  ],
  features: [
    true,
    null,
    [],
    { swaps: true },
    { histroy: false },
    { history: 'no' },
    { socials: ['myspace'] },
    { socials: 7 },
    { socials: [['google']] },
    { socials: ['google', 'google'] },
    { socials: true },
  ],
  storage: [7, null, {}, { getItem: () => null }],
  ports: [7, null, { nope: 1 }, { clock: {} }],
  recorder: [7, null, {}, { record: () => {} }],
  onAnalytics: [7, null, {}, 'log'],
  logger: [7, null, {}, { error: () => {} }],
}

const rows = Object.entries(nonsense).flatMap(([option, values]) =>
  values.map((value) => [option, value] as const),
)
const refusal = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message: string }
    return { code, message }
  }
  return 'no error'
}
const naming = (option: string) => ({
  code: 'bad-option',
  message: expect.stringMatching(
    new RegExp(
      `^The option "${option}\\b.*(must be|expected|is for loopback only|did you mean|the names are)`,
    ),
  ) as string,
})

test('every option has its row of nonsense', () => {
  const options = [...Object.keys(optionFields), 'storage', 'ports', 'recorder', 'onAnalytics', 'logger']
  expect(Object.keys(nonsense).toSorted()).toEqual(options.toSorted())
})

test.each(rows)('createLatchkey refuses %s with the value %j and names it', (option, value) => {
  expect(refusal(() => createLatchkey({ ...good, [option]: value }))).toEqual(naming(option))
})

test.each(Object.keys(nonsense))('a name that is nearly %s is answered with it', (option) => {
  const near = `${option.slice(0, -1)}_`
  const { code, message } = refusal(() => createLatchkey({ ...good, [near]: 1 })) as {
    code: string
    message: string
  }
  expect([code, message.startsWith(`There is no option "${near}"; did you mean "`)]).toEqual([
    'bad-option',
    true,
  ])
})

test('an unknown option suggests the closest text or the place of the feature switch', () => {
  expect(refusal(() => createLatchkey({ ...good, strings: { 'conect.title': 'Log in' } as never }))).toEqual({
    code: 'bad-option',
    message: 'The option "strings" has the key "conect.title"; did you mean "connect.title"?',
  })
  expect(refusal(() => createLatchkey({ ...good, socials: ['google'] } as never))).toEqual({
    code: 'bad-option',
    message: 'There is no option "socials"; did you mean "features.socials"?',
  })
})

const isFixed = (option: string) => fixedOptions.some((fixed) => fixed === option)

test.each(rows)('update refuses %s that is %j by its name', (option, value) => {
  const latchkey = createLatchkey(good)
  expect(refusal(() => latchkey.update({ [option]: value }))).toEqual(
    isFixed(option)
      ? {
          code: 'bad-option',
          message: expect.stringContaining(`The option "${option}" cannot be changed`) as string,
        }
      : naming(option),
  )
  latchkey.stop()
})

const holes = rows.filter(([, value]) => value === null || (Array.isArray(value) && value[0] === null))

test.each(holes)('without checks, changing %s to %j leaves it unchanged', (option, value) => {
  const { latchkey } = startStory()
  const before = latchkey.state().options
  latchkey.update({ [option]: value })
  expect(latchkey.state().options).toEqual(before)
})

test.each([null, [], [null], 7, undefined])(
  'without checks, an early change of networks to %j is ignored, like a fixed option',
  (networks) => {
    vi.stubEnv('NODE_ENV', 'production')
    const latchkey = createLatchkey(good)
    latchkey.update({ networks, projectId: 'other', endpoints: { relay: 'wss://relay.example' } } as never)
    latchkey.update({ themeMode: 'dark' })
    const { options, connection } = latchkey.state()
    expect(options).toEqual({ ...latchkey.initialState().options, themeMode: 'dark' })
    expect(connection.offered).toEqual([mainnet.id, base.id])
  },
)

const listsByChain = ['rpcUrls', 'swapSpenders', 'knownTokens'] as const
const notLists = [7, true, 'list', ['list'], { 'eip155:1': 7 }, { 'eip155:1': {} }, { 'eip155:1': [7] }]

test.each(listsByChain.flatMap((option) => notLists.map((value) => [option, value] as const)))(
  'without checks, %s with the value %j contains only texts',
  (option, value) => {
    vi.stubEnv('NODE_ENV', 'production')
    const { options } = createLatchkey({ ...good, [option]: value }).initialState()
    for (const list of Object.values(options?.[option] ?? {}) as unknown[]) {
      expect(list).toBeInstanceOf(Array)
      expect((list as unknown[]).every((item) => typeof item === 'string')).toBe(true)
    }
  },
)

test('without checks, changing one chain to no list leaves the others', () => {
  vi.stubEnv('NODE_ENV', 'production')
  const latchkey = createLatchkey(good)
  const rpcUrls = { 'eip155:1': 7, 'eip155:8453': ['https://rpc.example'] }
  latchkey.update({ rpcUrls } as never)
  expect(latchkey.state().options?.rpcUrls).toEqual({ 'eip155:8453': ['https://rpc.example'] })
})

test('signing in is not switched on while it runs where there is no server to sign in at', () => {
  const latchkey = createLatchkey(good)
  expect(refusal(() => latchkey.update({ isSiweEnabled: true }))).toMatchObject({
    message: expect.stringContaining('without the option "siwe"') as string,
  })
  const nothing = async () => null
  const siwe = {
    getNonce: async () => '',
    verifyMessage: async () => true,
    getSession: nothing,
    signOut: nothing,
  }
  const signing = createLatchkey({ ...good, siwe: { ...siwe, enabled: false } })
  expect(() => signing.update({ isSiweEnabled: true })).not.toThrow()
})

test('a world of fakes is taken as it is, as in the tests of a host', () => {
  const { chains, connectors } = fakePorts()
  expect(refusal(() => createLatchkey({ ...good, ports: fakePorts() }))).toBe('no error')
  expect(refusal(() => createLatchkey({ ...good, ports: { chains, connectors } }))).toBe('no error')
})
