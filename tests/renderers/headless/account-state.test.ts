import { expect, test } from 'vitest'
import { fakeTokenBalances } from '../../../adapters/fake/fake-token-balances.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { accountReader } from '../../../renderers/headless/account-reader.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { usdc } from '../../../fixtures/tokens.ts'

/** What the specification's section 2 names of an account. */
const specified = [
  'isConnected',
  'caipAddress',
  'address',
  'balance',
  'balanceSymbol',
  'profileName',
  'profileImage',
  'addressExplorerUrl',
  'smartAccountDeployed',
  'tokenBalance',
  'allAccounts',
  'preferredAccountType',
  'connectedWalletInfo',
  'email',
  'socialProvider',
  'farcasterUrl',
  'addressLabels',
]

/** Alice's wallet shares an account of Bob's, too, on a page without views. */
function connected() {
  const wallet = { ...harbor, accounts: [alice.address, bob.address] }
  const tokens = fakeTokenBalances({ tokens: { [`eip155:1:${alice.address}`]: [usdc] } })
  const story = startStory({ wallets: [wallet], ports: { tokenBalances: tokens } })
  story.latchkey.start()
  const reader = accountReader(story.latchkey)
  const connect = () => story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  return { reader, connect, injected: story.injected }
}

test('every account field exists before a connection', () => {
  const { reader } = connected()
  expect(Object.keys(reader.state()).toSorted()).toEqual(specified.toSorted())
  expect(reader.state()).toMatchObject({
    isConnected: false,
    caipAddress: null,
    address: null,
    balance: null,
    allAccounts: [],
    tokenBalance: [],
    connectedWalletInfo: null,
    addressLabels: {},
  })
})

test('every known account field is set after a connection', () => {
  const { reader, connect } = connected()
  connect()
  reader.refreshTokens()
  expect(reader.state()).toMatchObject({
    isConnected: true,
    caipAddress: `eip155:1:${alice.address}`,
    address: alice.address,
    balanceSymbol: 'ETH',
    addressExplorerUrl: `https://etherscan.io/address/${alice.address}`,
    tokenBalance: [{ symbol: 'USDC', formatted: '3.003898' }],
    allAccounts: [
      { address: alice.address, type: 'eoa' },
      { address: bob.address, type: 'eoa' },
    ],
    connectedWalletInfo: { key: harbor.wallet.key, name: 'Harbor' },
  })
})

test('a host chooses a shared account as the first, and no other', () => {
  const { reader, connect } = connected()
  reader.switchAddress({ address: bob.address })
  connect()
  reader.switchAddress({ address: '0x0000000000000000000000000000000000000001' })
  expect(reader.state().address).toBe(alice.address)
  reader.switchAddress({ address: bob.address })
  expect(reader.state().allAccounts.map(({ address }) => address)).toEqual([bob.address, alice.address])
})

test('a namespace that there is not is refused', () => {
  const { reader } = connected()
  expect(() => reader.state({ namespace: 'bip122' as 'eip155' })).toThrow('The namespace is "bip122"')
})

test('a pending connection sets no account fields', () => {
  const { reader, connect, injected } = connected()
  injected.hang('connect')
  connect()
  expect(reader.account()).toMatchObject({ status: 'connecting', wallet: { name: 'Harbor' } })
  expect(reader.state()).toMatchObject({ isConnected: false, address: null, connectedWalletInfo: null })
})

test.each([undefined, {}, { address: 42 }, null])('an invalid address cannot be chosen: %o', (request) => {
  const { reader, connect } = connected()
  connect()
  const refused = expect.objectContaining({ code: 'bad-request' }) as Error
  expect(() => reader.switchAddress(request as never)).toThrow(refused)
  expect(reader.state().address).toBe(alice.address)
})

test('an account kind that is not JSON is refused by its type', () => {
  const { reader } = connected()
  const press: Record<string, unknown> = {}
  press['target'] = press
  expect(() => reader.setPreferredAccount({ type: press as never })).toThrow(
    'The type of setPreferredAccount is of type object; expected "eoa" or "smartAccount".',
  )
})

test('an account kind is chosen by name and needs a frame wallet', () => {
  const { reader, connect } = connected()
  connect()
  expect(() => reader.setPreferredAccount({ type: 'contract' as 'eoa' })).toThrow(
    'The type of setPreferredAccount is "contract"; expected "eoa" or "smartAccount".',
  )
  expect(() => reader.setPreferredAccount({ type: 'smartAccount' })).toThrow(
    'setPreferredAccount needs a wallet of the secure frame, and none is connected; sign in by e-mail or a social account first.',
  )
})
