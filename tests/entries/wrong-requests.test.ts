import { expect, test } from 'vitest'
import { mainnet } from '../../core/domain/known-networks.ts'
import { connection, createLatchkey } from '../../entries/index.ts'
import { getProvider } from '../../entries/provider.ts'

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
] as const)('%s refuses what it cannot hear (%j, %j) by name, at once', async (verb, first, second) => {
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
] as const)('%s may be told how long to wait', async (verb, request) => {
  const ask = Reflect.get(begin(), verb) as (request: unknown) => unknown
  expect(await refusal(() => ask({ ...request, signal: AbortSignal.abort() }))).toMatch(/^aborted: /)
})

test.each([
  [AbortSignal.abort(), 'a signal itself'],
  ['solana', 'the string "solana"'],
  [7, 'the number 7'],
])(
  'switchNetwork is told how long to wait by { signal } alone, and refuses anything else',
  async (given, what) => {
    expect(await refusal(() => begin().switchNetwork(mainnet.id, given as never))).toBe(
      `bad-request: What switchNetwork was given to say how long to wait is ${what}; expected { signal } such as { signal: AbortSignal.timeout(60_000) }, or none.`,
    )
  },
)

test('switchNetwork refuses what it does not know beside it, and says which name was meant', async () => {
  expect(await refusal(() => begin().switchNetwork(mainnet.id, { singal: null } as never))).toBe(
    'bad-request: switchNetwork takes no "singal"; did you mean "signal"?',
  )
})

test('what is far from any name is answered with all of them', async () => {
  expect(await refusal(() => begin().open({ colour: 'red' } as never))).toBe(
    'bad-request: open takes no "colour"; it takes view, wallet.',
  )
})

test.each([undefined, null, {}, 'latchkey'])('there is no provider of %j', async (given) => {
  expect(await refusal(() => getProvider(given as never))).toBe(
    'bad-request: getProvider needs the Latchkey that createLatchkey made.',
  )
})

test('on a server nobody can be asked for accounts: that method is none there', async () => {
  const latchkey = begin()
  await expect(getProvider(latchkey).request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({
    code: 4200,
  })
  latchkey.stop()
})
