import { expect, test } from 'vitest'
import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import { createInjected } from '../../../adapters/injected/injected.ts'
import { alice } from '../../../fixtures/people.ts'
import { eventually } from '../../eventually.ts'
import { listenTo, unhurried, valueOf } from '../answers.ts'
import { info, WalletPage, wellBehaved } from '../page-wallet.ts'

const walletKey = 'com.example.wallet'
const permission = { parentCapability: 'eth_accounts', caveats: [] }
const locked = { kind: 'accounts', namespace: 'eip155', accounts: [] }

/** A connected wallet that is watched, and what the watch tells. */
async function watched() {
  const provider = wellBehaved([alice.address], 1, [1])
  const page = new WalletPage()
  page.install({ info: info(), provider })
  const injected = createInjected({ target: page, clock: fakeClock() })
  await valueOf(injected.connect({ walletKey }, unhurried))
  const { values } = listenTo(injected.watch({ walletKey }, unhurried))
  const hasAsked = () =>
    eventually(() => expect(provider.asked.map(({ method }) => method)).toContain('wallet_getPermissions'))
  return { provider, values, hasAsked }
}

test('a wallet that took the permission back has ended, and is not only locked', async () => {
  const { provider, values } = await watched()
  provider.reply('wallet_getPermissions', [])
  provider.emit('accountsChanged', [])
  provider.emit('chainChanged', '0x1')
  await eventually(() => expect(values).toContainEqual({ kind: 'disconnected', mayReturn: true }))
  expect(values[0]).toEqual(locked)
})

test.each([
  ['still permits it', (provider: Provider) => provider.reply('wallet_getPermissions', [permission])],
  ['cannot say', (provider: Provider) => provider],
  ['says nothing that could be read', (provider: Provider) => provider.reply('wallet_getPermissions', 'no')],
  [
    'says it in a way that cannot be read',
    (provider: Provider) => provider.reply('wallet_getPermissions', [unreadable]),
  ],
])('a wallet without accounts that %s is locked', async (_, behave) => {
  const { provider, values, hasAsked } = await watched()
  behave(provider)
  provider.emit('accountsChanged', [])
  await hasAsked()
  provider.emit('accountsChanged', [alice.address])
  await eventually(() => expect(values).toHaveLength(2))
  expect(values).toEqual([locked, { ...locked, accounts: [alice.address] }])
})

test('a wallet that shares accounts again before it has said so goes on', async () => {
  const { provider, values, hasAsked } = await watched()
  let say: (permissions: readonly object[]) => void = () => {}
  provider.reply('wallet_getPermissions', () => new Promise((resolve) => (say = resolve)))
  provider.emit('accountsChanged', [])
  await hasAsked()
  provider.emit('accountsChanged', [alice.address])
  await eventually(() => expect(values).toHaveLength(2))
  say([])
  provider.emit('chainChanged', '0x89')
  await eventually(() => expect(values).toHaveLength(3))
  expect(values.map((change) => Object(change).kind)).not.toContain('disconnected')
})

test('a provider that cannot remove a listener is ignored after the disconnect', async () => {
  const provider = wellBehaved([alice.address], 1, [1])
  provider.removeListener = () => {
    throw new Error('No listener of that name.')
  }
  const page = new WalletPage()
  page.install({ info: info(), provider })
  const injected = createInjected({ target: page, clock: fakeClock() })
  await valueOf(injected.connect({ walletKey }, unhurried))
  const abort = new AbortController()
  const { values, hasEnded } = listenTo(injected.watch({ walletKey }, abort.signal))
  expect(() => abort.abort()).not.toThrow()
  expect(hasEnded()).toBe(true)
  provider.emit('chainChanged', '0x89')
  await valueOf(injected.disconnect({ walletKey }, unhurried))
  expect(values).toEqual([])
})

type Provider = ReturnType<typeof wellBehaved>

const unreadable = {
  get parentCapability() {
    throw new Error('Hands off.')
  },
}
