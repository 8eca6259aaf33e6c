import { expect, test } from 'vitest'
import type { FakeWallet } from '../../../../adapters/fake/fake-installed.ts'
import { base, mainnet, polygon, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { network } from '../../../../core/events/network/network.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { accountView } from '../../../../core/view-models/account/account.ts'
import { networkButtonView } from '../../../../core/view-models/buttons/network-button.ts'
import { networksView } from '../../../../core/view-models/network/networks.ts'
import { switchActiveChainView } from '../../../../core/view-models/network/switch-active-chain.ts'
import { shownSwitch } from '../../../../core/selectors/network/network-switch.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { lagoon, startWith } from '../connection/solana-wallet-story.ts'
import { lantern, pair, pebble, startBoth } from '../connection/two-wallets-story.ts'
import { shownViews } from '../../../../fixtures/shown-views.ts'

const networks = [mainnet, base, polygon, solanaDevnet]
const gull: FakeWallet = { ...harbor, wallet: { key: 'dev.latchkey.gull', name: 'Gull', icon: null } }
const solanaGull: FakeWallet = { ...lagoon, wallet: { key: 'standard:Gull', name: 'Gull', icon: null } }

type Story = Pick<ReturnType<typeof startWith>, 'latchkey'>

const historyOf = ({ latchkey }: Story) => {
  const state = latchkey.state()
  return state.modal.open ? shownViews(state) : 'closed'
}
const needOf = ({ latchkey }: Story) => switchActiveChainView(latchkey.state()).parts
/** Presses a wallet of those that will do. */
const press = (story: Story, name: string) => {
  const row = needOf(story).list?.items.find(({ label }) => label === name)
  if (row?.press) story.latchkey.dispatch(row.press)
}

/** Harbor is connected for Ethereum, and somebody looks at the networks. */
async function atNetworks(parts: Parameters<typeof startWith>[0] = {}) {
  const story = startWith({ options: { networks }, ...parts })
  await story.latchkey.connect({ wallet: (parts.wallets?.[0] ?? harbor).wallet.key })
  story.latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  return story
}
/** Returns what the account view's row for a second wallet sends. */
const moreOf = (state: Parameters<typeof accountView>[0]) =>
  accountView(state).parts.more?.press ?? modal.closeRequested()
const chooseRow = ({ latchkey }: Story, name: string) => {
  const row = networksView(latchkey.state()).parts.list.items.find(({ label }) => label === name)
  if (row?.press) latchkey.dispatch(row.press)
}

test('a network of another kind leads to the required wallet, and the current one stays connected', async () => {
  const story = await atNetworks()
  const evm = story.evm()
  chooseRow(story, solanaDevnet.name)
  expect(historyOf(story)).toEqual(['Networks', 'SwitchActiveChain'])
  expect(needOf(story).why).toMatchObject({
    title: `${solanaDevnet.name} needs a wallet for Solana`,
    body: 'Harbor stays connected.',
  })
  expect(story.evm()).toEqual(evm)
})

test.each([
  ['Networks', (story: Story) => chooseRow(story, solanaDevnet.name)],
  ['Account', ({ latchkey }: Story) => latchkey.dispatch(moreOf(latchkey.state()))],
])('the view that %s leads to says which wallet to connect', async (_, choose) => {
  const story = await atNetworks()
  choose(story)
  expect(switchActiveChainView(story.latchkey.state()).title).toBe('Connect a wallet for Solana')
})

test('the required view lists only wallets of its kind and leads back to the networks', async () => {
  const story = await atNetworks()
  chooseRow(story, solanaDevnet.name)
  expect(needOf(story).list?.items.map(({ label }) => label)).toEqual([
    'Lagoon',
    'Scan with your phone',
    'All wallets',
  ])
  story.latchkey.dispatch(router.wentBack())
  expect(historyOf(story)).toEqual(['Networks'])
})

test('a wallet that is connected there is on the network that was chosen, and is shown', async () => {
  const story = await atNetworks()
  chooseRow(story, solanaDevnet.name)
  press(story, 'Lagoon')
  expect(story.solana()).toMatchObject({ status: 'connected', chainId: solanaDevnet.id })
  expect(story.evm()).toMatchObject({ status: 'connected', chainId: mainnet.id })
  expect(historyOf(story)).toBe('closed')
  expect(networkButtonView(story.latchkey.state()).button.label).toBe(solanaDevnet.name)
})

test('a wallet that declines there changes nothing, and another try goes on', async () => {
  const story = await atNetworks()
  story.standard.reject('connect', { code: 'user-rejected' })
  chooseRow(story, solanaDevnet.name)
  press(story, 'Lagoon')
  expect([story.evm().status, story.solana().status]).toEqual(['connected', 'disconnected'])
  story.latchkey.dispatch(connection.retried())
  expect(story.solana()).toMatchObject({ chainId: solanaDevnet.id })
})

test('a wallet for Ethereum that is connected for a network of it is asked to go there', async () => {
  const story = startWith({ options: { networks } })
  await story.connect()
  story.latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  chooseRow(story, base.name)
  expect(needOf(story).why?.title).toBe(`${base.name} needs a wallet for EVM`)
  press(story, 'Harbor')
  expect(story.evm()).toMatchObject({ status: 'connected', chainId: base.id })
  expect(story.solana()).toMatchObject({ status: 'connected' })
})

test('switchNetwork() rejects and shows the required wallet', async () => {
  const story = startWith({ options: { networks } })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  await expect(story.latchkey.switchNetwork(solanaDevnet.id)).rejects.toMatchObject({ code: 'unauthorized' })
  expect(historyOf(story)).toEqual(['SwitchActiveChain'])
  expect(story.latchkey.state().toast.current).toBeNull()
})

test('a connected wallet of both kinds is asked at once, and the verb ends with the switch', async () => {
  const story = startWith({ options: { networks }, wallets: [gull], standards: [solanaGull, lagoon] })
  await story.latchkey.connect({ wallet: gull.wallet.key })
  await story.latchkey.switchNetwork(solanaDevnet.id)
  expect(story.asked('connect')).toHaveLength(1)
  expect(story.solana()).toMatchObject({ status: 'connected', chainId: solanaDevnet.id })
  expect(story.evm()).toMatchObject({ status: 'connected' })
  expect(historyOf(story)).toBe('closed')
})

test('a wallet of both kinds that gave one back is asked for it again', async () => {
  const story = startWith({ options: { networks }, wallets: [gull], standards: [solanaGull] })
  await story.latchkey.connect({ wallet: gull.wallet.key })
  await story.latchkey.switchNetwork(solanaDevnet.id)
  await story.latchkey.disconnect({ namespace: 'solana' })
  await story.latchkey.switchNetwork(solanaDevnet.id)
  expect(story.solana()).toMatchObject({ status: 'connected' })
})

test('the same from a Solana wallet, which goes on to the network that was chosen', async () => {
  const story = startWith({ options: { networks }, wallets: [gull], standards: [solanaGull] })
  await story.latchkey.connect({ wallet: solanaGull.wallet.key })
  await story.latchkey.switchNetwork(base.id)
  expect(story.evm()).toMatchObject({ status: 'connected', chainId: base.id })
})

test('a wallet of both kinds that declines ends the verb with its refusal, and leaves the networks free', async () => {
  const story = await atNetworks({ wallets: [gull], standards: [solanaGull] })
  story.standard.reject('connect', { code: 'user-rejected' })
  await expect(story.latchkey.switchNetwork(solanaDevnet.id)).rejects.toMatchObject({ code: 'user-rejected' })
  expect(historyOf(story)).toEqual(['Networks', 'SwitchActiveChain', 'ConnectingExternal'])
  story.latchkey.dispatch(router.wentBack())
  const { failed, list } = networksView(story.latchkey.state()).parts
  expect([failed, list.items.every(({ press }) => press)]).toEqual([null, true])
})

test.each([
  ['goes back', router.wentBack()],
  ['closes the modal', modal.closeRequested()],
])('a visitor who %s during the wallet request ends the verb and the pending choice', async (_, leave) => {
  const story = await atNetworks({ wallets: [gull], standards: [solanaGull] })
  const question = story.standard.hang('connect')
  const switching = story.latchkey.switchNetwork(solanaDevnet.id)
  story.latchkey.dispatch(leave)
  await expect(switching).rejects.toMatchObject({ code: 'aborted' })
  question.answer({
    namespaces: [{ namespace: 'solana', accounts: [...lagoon.accounts], chainId: solanaDevnet.id }],
  })
  expect(story.solana().status).toBe('disconnected')
  expect(story.latchkey.state().network.switches).toEqual({})
})

test('another connection that overtakes it carries the choice on', async () => {
  const story = startWith({ options: { networks }, wallets: [gull], standards: [solanaGull, lagoon] })
  await story.latchkey.connect({ wallet: gull.wallet.key })
  story.standard.hang('connect')
  const switching = story.latchkey.switchNetwork(solanaDevnet.id)
  await story.connect()
  await switching
  expect(story.solana()).toMatchObject({ status: 'connected' })
  expect(story.latchkey.state().network.switches).toEqual({})
})

test('choosing twice asks the wallet of both kinds once, and both verbs end', async () => {
  const story = startWith({ options: { networks }, wallets: [gull], standards: [solanaGull] })
  await story.latchkey.connect({ wallet: gull.wallet.key })
  const question = story.standard.hang('connect')
  const both = [story.latchkey.switchNetwork(solanaDevnet.id), story.latchkey.switchNetwork(solanaDevnet.id)]
  question.answer({
    namespaces: [{ namespace: 'solana', accounts: [...lagoon.accounts], chainId: solanaDevnet.id }],
  })
  await Promise.all(both)
  expect(story.asked('connect')).toHaveLength(1)
})

test('a phone that already serves the disconnected kind is used without a request', async () => {
  const story = startBoth()
  pair(story, pebble)
  pair(story, lantern)
  await story.latchkey.disconnect({ namespace: 'solana' })
  expect(story.solana().status).toBe('disconnected')
  await story.latchkey.switchNetwork(solanaDevnet.id)
  expect(story.solana()).toMatchObject({ status: 'connected', accounts: pebble.solana?.accounts })
  expect(story.evm()).toMatchObject({ status: 'connected' })
  expect(story.names()).toEqual(['Pebble'])
})

test('a phone that serves one kind leads to the required wallet', async () => {
  const { solana: _, ...forEthereum } = pebble
  const story = startBoth()
  pair(story, forEthereum)
  await expect(story.latchkey.switchNetwork(solanaDevnet.id)).rejects.toMatchObject({ code: 'unauthorized' })
  expect(historyOf(story)).toEqual(['SwitchActiveChain'])
})

test('a phone paired for both kinds serves the chosen network, and the first wallet stays', async () => {
  const story = startBoth()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  story.latchkey.dispatch(network.chosen({ chainId: solanaDevnet.id }))
  press(story, 'Scan with your phone')
  story.walletConnect.approve(pebble)
  expect(story.names()).toEqual(['Harbor', 'Pebble'])
  expect(story.solana()).toMatchObject({ chainId: solanaDevnet.id })
})

test('a locked wallet of that kind is not asked, and the verb says so', async () => {
  const story = startWith({ options: { networks } })
  await story.connect()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.standard.change(lagoon.wallet.key, { kind: 'accounts', namespace: 'solana', accounts: [] })
  await expect(story.latchkey.switchNetwork(solanaDevnet.id)).rejects.toMatchObject({ code: 'unauthorized' })
  expect(historyOf(story)).toBe('closed')
})

test('a switch rejects if its code fails to load, and networks can be chosen again', async () => {
  const story = await atNetworks()
  story.features.reject('load', { code: 'unreachable' })
  await expect(story.latchkey.switchNetwork(solanaDevnet.id)).rejects.toMatchObject({ code: 'unreachable' })
  story.latchkey.dispatch(modal.closeRequested())
  story.latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  chooseRow(story, solanaDevnet.name)
  expect(needOf(story).why?.title).toBe(`${solanaDevnet.name} needs a wallet for Solana`)
  expect(shownSwitch(story.latchkey.state().network)).toMatchObject({ status: 'failed' })
})
