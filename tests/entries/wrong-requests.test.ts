import { expect, test } from 'vitest'
import { mainnet } from '../../core/domain/network/known-networks.ts'
import { allEvents } from '../../core/events/all.ts'
import { connection, createLatchkey, modal } from '../../entries/index.ts'
import {
  accountNaming,
  accountReader,
  frameSignIn,
  walletFinder,
  walletOnRamp,
  walletPairing,
  walletSend,
  walletSignIn,
  walletSwap,
} from '../../entries/headless.ts'
import { announceProvider, getProvider, registerSolanaWallet } from '../../entries/provider.ts'
import { latchkeyConnector } from '../../entries/wagmi.ts'

const begin = () => createLatchkey({ projectId: 'p', networks: [mainnet] })
const nothing = () => {}
const refusal = async (act: () => unknown) => {
  try {
    await act()
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message: string }
    return `${code}: ${message}`
  }
  return 'no error'
}

test.each([
  ['on', undefined, nothing],
  ['on', 'connection/established', nothing],
  ['on', connection.established, undefined],
  ['onAny', 'established', undefined],
  ['subscribe', undefined, undefined],
  ['subscribe', {}, undefined],
] as const)('%s refuses invalid listeners (%j, %j) by name at once', async (verb, first, second) => {
  const listen = Reflect.get(begin(), verb) as (...given: readonly unknown[]) => unknown
  expect(await refusal(() => listen(first, second))).toMatch(/^bad-request: .* given to \w+ is .*; expected /)
})

test.each([
  ['ready', { namspace: 'eip155' }, 'namespace'],
  ['open', { vew: 'Account' }, 'view'],
  ['connect', { walet: 'com.example.wallet' }, 'wallet'],
  ['disconnect', { namespaces: 'solana' }, 'namespace'],
  ['request', { method: 'eth_chainId', param: [] }, 'params'],
] as const)('%s refuses %j, and says which name was meant', async (verb, request, meant) => {
  const ask = Reflect.get(begin(), verb) as (request: unknown) => unknown
  const stray = Object.keys(request).find((name) => name !== 'method')
  expect(await refusal(() => ask(request))).toBe(
    `bad-request: ${verb} takes no "${stray}"; did you mean "${meant}"?`,
  )
})

test.each([
  ['connect', { wallet: 'com.example.wallet' }],
  ['request', { method: 'eth_chainId' }],
] as const)('%s accepts a signal', async (verb, request) => {
  const ask = Reflect.get(begin(), verb) as (request: unknown) => unknown
  expect(await refusal(() => ask({ ...request, signal: AbortSignal.abort() }))).toMatch(/^aborted: /)
})

test.each([
  [AbortSignal.abort(), 'a signal itself'],
  ['solana', 'the string "solana"'],
  [7, 'the number 7'],
])('switchNetwork accepts { signal } only and refuses anything else', async (given, what) => {
  expect(await refusal(() => begin().switchNetwork(mainnet.id, given as never))).toBe(
    `bad-request: What switchNetwork was given to say how long to wait is ${what}; expected { signal } such as { signal: AbortSignal.timeout(60_000) }, or none.`,
  )
})

test('switchNetwork refuses an unknown field and suggests the closest one', async () => {
  expect(await refusal(() => begin().switchNetwork(mainnet.id, { singal: null } as never))).toBe(
    'bad-request: switchNetwork takes no "singal"; did you mean "signal"?',
  )
})

test.each([
  [undefined, 'What dispatch was given is missing; expected an event such as '],
  ['modal/openRequested', 'What dispatch was given is the string "modal/openRequested"; expected an event '],
  [modal.openRequested, 'What dispatch was given is a function; call it: expected an event such as '],
  [
    { type: 'modal/openRequestd' },
    'There is no event "modal/openRequestd"; did you mean "modal/openRequested"?',
  ],
  [
    { type: 'CONNECT' },
    'There is no event "CONNECT"; expected an event such as account.balanceRefreshed(), ',
  ],
])('dispatch refuses %j, which is no event of ours, at once', async (given, told) => {
  expect(await refusal(() => begin().dispatch(given as never))).toContain(`bad-request: ${told}`)
})

test('dispatch takes every event that there is, whether its feature is here or not', () => {
  const latchkey = begin()
  latchkey.stop()
  for (const type of allEvents.keys()) latchkey.dispatch({ type, data: {} })
})

test.each([
  [null, 'The look given to latchkeyConnector is null; expected { name, icon }, or none.'],
  ['Harbor', 'The look given to latchkeyConnector is the string "Harbor"; expected { name, icon }, or none.'],
  [{ nmae: 'Harbor' }, 'latchkeyConnector takes no "nmae"; did you mean "name"?'],
  [
    { name: '' },
    'The name given to latchkeyConnector is an empty string; expected a text that is not empty, or none.',
  ],
  [
    { icon: {} },
    'The icon given to latchkeyConnector is an object with no fields; expected the URL of a picture, such as a data URI, or none.',
  ],
])('a connector is not listed by %j', async (look, told) => {
  expect(await refusal(() => latchkeyConnector(begin(), look as never))).toBe(`bad-request: ${told}`)
})

test('an unknown field without a close name lists all fields', async () => {
  expect(await refusal(() => begin().open({ colour: 'red' } as never))).toBe(
    'bad-request: open takes no "colour"; it takes view, wallet.',
  )
})

const takers = {
  accountNaming,
  accountReader,
  frameSignIn,
  walletFinder,
  walletOnRamp,
  walletPairing,
  walletSend,
  walletSignIn,
  walletSwap,
  announceProvider,
  registerSolanaWallet,
  latchkeyConnector,
}

test.each(Object.entries(takers))('%s refuses a value that is not a Latchkey at once', async (name, take) => {
  const asked = [undefined, null, {}, 'latchkey'].map((given) =>
    refusal(() => take(given as never, {} as never)),
  )
  for (const said of await Promise.all(asked)) {
    expect(said).toMatch(/^bad-request: .*createLatchkey made\.$/)
    expect(said).toContain(name)
  }
})

test.each([
  [null, 'What ready was given is null; expected { namespace } with one of eip155, solana, or none.'],
  [
    'solana',
    'What ready was given is the string "solana"; expected { namespace } with one of eip155, solana, or none.',
  ],
  [
    { namespace: 'bitcoin' },
    'The namespace given to ready is the string "bitcoin"; expected one of eip155, solana, or none.',
  ],
])('ready refuses %j, which is no namespace', async (given, told) => {
  expect(await refusal(() => begin().ready(given as never))).toBe(`bad-request: ${told}`)
})

test.each(['account', 'state', 'balance', 'tokens'] as const)(
  'the %s of a namespace that there is not is refused',
  async (what) => {
    const reader = accountReader(begin())
    const told = 'bad-request: The namespace is "bitcoin"; expected one of eip155, solana, or none.'
    expect(await refusal(() => reader[what]({ namespace: 'bitcoin' as never }))).toBe(told)
    expect(await refusal(() => reader[what]())).toBe('no error')
  },
)

test.each(['account', 'state', 'balance', 'tokens'] as const)(
  'the %s is asked for by { namespace }, and never by its name alone, which would read another account',
  async (what) => {
    const reader = accountReader(begin())
    const told = `bad-request: What ${what} was given is of type string; expected { namespace } such as { namespace: "solana" }, or none.`
    expect(await refusal(() => reader[what]('solana' as never))).toBe(told)
    expect(await refusal(() => reader[what](7 as never))).toBe(told.replace('string', 'number'))
  },
)

test('a reader called with its earlier result ignores it', () => {
  const { account } = accountReader(begin())
  expect(account(account() as never)).toEqual(account())
})

test.each([
  [
    'search',
    () => walletFinder(begin()).search(7 as never),
    'The text given to search is of type number; expected what a visitor types, or an empty text.',
  ],
  [
    'enterCode',
    () => frameSignIn(begin()).enterCode(123456 as never),
    'The code given to enterCode is of type number; expected the digits of the mail as a text.',
  ],
  [
    'begin',
    () => walletPairing(begin()).begin({ walet: 'x' } as never),
    'begin takes no "walet"; did you mean "wallet"?',
  ],
  [
    'begin',
    () => walletPairing(begin()).begin(null as never),
    'What begin was given is null; expected { wallet } with the id of one that walletFinder lists, or none.',
  ],
] as const)('%s refuses an invalid argument', async (_, ask, told) => {
  expect(await refusal(ask)).toBe(`bad-request: ${told}`)
})

test('URLs of an unoffered network are reported in development unless the log is silent', () => {
  const told: unknown[] = []
  const logger = { error: nothing, warn: nothing, debug: nothing, info: (said: unknown) => told.push(said) }
  const rpcUrls = { 'eip155:1': 'https://rpc.example', 'eip155:10': 'https://rpc.example' }
  const options = { projectId: 'p', networks: [mainnet], logger }
  const latchkey = createLatchkey({ ...options, rpcUrls })
  const line =
    'Latchkey: The option "rpcUrls" has URLs for eip155:10, which nobody asks, since "networks" are eip155:1; offer that network, correct its id, or leave it out.'
  expect(told).toEqual([line])
  latchkey.update({ rpcUrls: { 'eip155:1': 'https://rpc.example' } })
  expect(told).toEqual([line])
  latchkey.update({ rpcUrls })
  expect(told).toEqual([line, line])
  createLatchkey({ ...options, rpcUrls, logLevel: 'silent' })
  expect(told).toEqual([line, line])
})

test.each([undefined, null, {}, 'latchkey'])('there is no provider of %j', async (given) => {
  expect(await refusal(() => getProvider(given as never))).toBe(
    'bad-request: getProvider needs the Latchkey that createLatchkey made.',
  )
})

test('on a server eth_requestAccounts is unsupported', async () => {
  const latchkey = begin()
  await expect(getProvider(latchkey).request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({
    code: 4200,
  })
  latchkey.stop()
})
