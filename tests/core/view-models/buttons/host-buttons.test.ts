import { expect, test } from 'vitest'
import { fakeChain } from '../../../../adapters/fake/fake-chain.ts'
import { base, solana } from '../../../../core/domain/network/known-networks.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import type { GivenPorts } from '../../../../core/ports/given-ports.ts'
import { accountButtonView } from '../../../../core/view-models/buttons/account-button.ts'
import { balanceSummaryIn } from '../../../../core/view-models/account/balance-summary.ts'
import { buttonBalanceView } from '../../../../core/view-models/buttons/button-balance.ts'
import { connectButtonView } from '../../../../core/view-models/buttons/connect-button.ts'
import { customButtonView } from '../../../../core/view-models/buttons/custom-button.ts'
import { networkButtonView } from '../../../../core/view-models/buttons/network-button.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor, startStory, storyOptions } from '../../../../fixtures/story.ts'

function connected(options = {}, ports: GivenPorts = {}) {
  const story = startStory({ options, ports })
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  return story
}

const state = ({ latchkey }: ReturnType<typeof startStory>) => latchkey.state()

test('a host label replaces the text of the connect button before and during a connection', () => {
  const story = startStory()
  story.latchkey.start()
  story.injected.hang('connect')
  const look = { label: 'Log in', loadingLabel: 'One moment' }
  expect(connectButtonView(state(story), look).button.label).toBe('Log in')
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(connectButtonView(state(story), look).button.label).toBe('One moment')
})

test('an opening that cannot be rendered is shown on the connect button until the next', () => {
  const story = connected()
  const label = () => connectButtonView(state(story), { label: 'Log in' }).button.label
  const before = label()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(modal.unavailable())
  expect([label(), state(story).modal.open]).toEqual(["Couldn't open, try again", false])
  story.latchkey.dispatch(modal.openRequested({}))
  expect(label()).toBe(before)
})

test('a host says how much of an address its buttons show', () => {
  const story = connected()
  const look = { charsStart: 4, charsEnd: 6 }
  const short = `${alice.address.slice(0, 4)}…${alice.address.slice(-6)}`
  expect(connectButtonView(state(story), look).button.label).toBe(short)
  expect(accountButtonView(state(story), look)?.button.label).toBe(short)
})

test('a disabled button cannot be pressed, and a network button shows the host label', () => {
  const story = connected()
  const look = { disabled: true, label: 'Chains' }
  expect(connectButtonView(state(story), look).button.press).toBeNull()
  expect(accountButtonView(state(story), look)?.button.press).toBeNull()
  expect(networkButtonView(state(story), look).button).toMatchObject({ press: null, label: 'Chains' })
})

test('a custom button has no account before the connections are known', () => {
  const story = startStory()
  expect(customButtonView(state(story))).toMatchObject({
    mounted: false,
    account: undefined,
    chain: undefined,
  })
  story.latchkey.start()
  expect(customButtonView(state(story))).toMatchObject({
    mounted: true,
    account: undefined,
    chain: undefined,
  })
})

test('a custom button reads account, balance and chain in the format of other kits', () => {
  const story = connected()
  story.latchkey.dispatch(modal.openRequested({}))
  expect(customButtonView(state(story))).toEqual({
    mounted: true,
    account: {
      address: alice.address,
      displayName: `${alice.address.slice(0, 6)}…${alice.address.slice(-4)}`,
      displayBalance: '1.2345 ETH',
      balanceFormatted: '1.2345',
      balanceSymbol: 'ETH',
      balanceDecimals: 18,
      ensName: undefined,
      ensAvatar: undefined,
      hasPendingTransactions: false,
    },
    chain: {
      id: 1,
      chainId: 'eip155:1',
      name: 'Ethereum',
      hasIcon: true,
      iconUrl: expect.stringMatching(/^blob:/),
      iconBackground: undefined,
      unsupported: false,
    },
    authenticationStatus: undefined,
    accountModalOpen: true,
    chainModalOpen: false,
    connectModalOpen: false,
  })
})

test.each([
  ['1234567890123456789', '1.2345 ETH', '1.234567890123456789 ETH'],
  ['123456789012345678901234567', '123,456,789.0123 ETH', '123,456,789.012345678901234567 ETH'],
  ['1', '<0.0001 ETH', '0.000000000000000001 ETH'],
  ['0', '0 ETH', '0 ETH'],
])('a balance of %s is shown as %s and in full as %s', (amount, value, full) => {
  const evm = fakeChain({ balances: { [`eip155:1:${alice.address}`]: amount } })
  const story = connected({}, { chains: { eip155: evm } })
  expect(buttonBalanceView(state(story))).toMatchObject({ value, full })
  expect(customButtonView(state(story)).account?.displayBalance).toBe(value)
})

const toBob = ({ injected }: ReturnType<typeof startStory>) =>
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })

test('on a chain that is not offered, no button shows an earlier balance', () => {
  const story = connected()
  const said = () => [
    accountButtonView(state(story))?.balance?.value,
    customButtonView(state(story)).account?.displayBalance,
    customButtonView(state(story)).account?.balanceFormatted,
  ]
  expect(said()).toEqual(['1.2345 ETH', '1.2345 ETH', '1.2345'])
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:42161' })
  expect(said()).toEqual([undefined, undefined, undefined])
  toBob(story)
  expect(customButtonView(state(story)).account?.address).toBe(bob.address)
  expect(said()).toEqual([undefined, undefined, undefined])
})

test('a custom screen reads no balance of an account that is no longer connected', () => {
  const story = connected()
  const amount = () => balanceSummaryIn()(state(story)).amount
  expect(amount()).toBe('1234500000000000000')
  story.latchkey.update({ networks: [base] })
  toBob(story)
  expect(amount()).toBeNull()
})

test('a custom button reads which modal is open', () => {
  const story = connected()
  story.latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  expect(customButtonView(state(story))).toMatchObject({ accountModalOpen: false, chainModalOpen: true })
  story.latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  expect(customButtonView(state(story))).toMatchObject({ chainModalOpen: false, connectModalOpen: true })
})

test('a chain that the host does not offer is unsupported, unless the host allows such', async () => {
  const networks = storyOptions.networks.slice(1)
  const story = connected({ networks })
  expect(customButtonView(state(story)).chain).toMatchObject({ id: 1, unsupported: true })
  const lenient = connected({ networks, allowUnsupportedChain: true })
  expect(customButtonView(state(lenient)).chain).toMatchObject({ id: 1, unsupported: false })
})

test('on Solana a chain has no number', () => {
  const story = startStory({ options: { networks: [solana] } })
  const { connection: standing, ...rest } = state(story)
  const byNamespace = {
    ...standing.byNamespace,
    solana: { status: 'connected', session: 's', accounts: [alice.address], chainId: solana.id },
  } as const
  const session = { connector: 'injected', wallet: harbor.wallet, isRestored: false } as const
  const onSolana = { ...rest, connection: { ...standing, sessions: { s: session }, byNamespace } }
  expect(customButtonView(onSolana).chain).toMatchObject({ id: null, chainId: solana.id, name: 'Solana' })
})
