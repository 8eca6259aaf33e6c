import { expect, test } from 'vitest'
import { parseSessions } from '../../../../core/domain/sessions/remembered-sessions.ts'
import { account } from '../../../../core/events/account/account.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { accountButtonView } from '../../../../core/view-models/buttons/account-button.ts'
import { accountView } from '../../../../core/view-models/account/account.ts'
import { networksView } from '../../../../core/view-models/network/networks.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import {
  besideEachOther,
  keptHarbor,
  keptLantern,
  lamp,
  lantern,
  pair,
  pebble,
  reed,
  startBoth,
} from './two-wallets-story.ts'
import type { BothStory } from './two-wallets-story.ts'

const balance = ({ latchkey }: BothStory) => accountView(latchkey.state()).parts.balance?.value
const share = (story: BothStory, accounts: string[]) =>
  story.walletConnect.change(lantern.wallet.key, { kind: 'accounts', namespace: 'solana', accounts })

test('a Solana phone and a browser wallet are connected and stored together', async () => {
  const story = await besideEachOther()
  expect(story.evm()).toMatchObject({ status: 'connected', accounts: harbor.accounts })
  expect(story.solana()).toMatchObject({ status: 'connected', accounts: [lamp] })
  expect(parseSessions(story.storage.texts()['sessions'] ?? null)).toEqual([keptHarbor, keptLantern])
})

test('a phone for Solana alone is connected, watched, shown, and let go of', async () => {
  const story = startBoth({ wallets: [] })
  const opened = story.latchkey.open()
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  story.walletConnect.approve(lantern)
  expect(await opened).toBe('connected')
  share(story, [reed])
  const { parts } = accountView(story.latchkey.state())
  expect([parts.address?.full, parts.wallet?.value, parts.network?.value, parts.balance?.value]).toEqual([
    reed,
    'Lantern',
    'Solana Devnet',
    'Not available yet',
  ])
  await story.latchkey.disconnect()
  expect([story.solana(), story.walletConnect.sessions()]).toEqual([{ status: 'disconnected' }, []])
})

test('an unknown balance is shown quietly and not on the button', () => {
  const story = startBoth({ wallets: [] })
  story.latchkey.start()
  pair(story, lantern)
  expect(accountView(story.latchkey.state()).parts.balance?.tone).toBe('quiet')
  expect(accountButtonView(story.latchkey.state())?.balance).toBeNull()
})

test('the network that was preferred is not the current one beside that of a connected wallet', () => {
  const story = startBoth({ wallets: [] })
  const current = () =>
    networksView(story.latchkey.state()).parts.list.items.flatMap(({ label, selected }) =>
      selected ? [label] : [],
    )
  story.latchkey.start()
  expect(current()).toEqual(['Ethereum'])
  pair(story, lantern)
  expect(current()).toEqual(['Solana Devnet'])
})

test('a phone for Solana that ends its session is gone here, and forgotten', () => {
  const story = startBoth({ wallets: [] })
  story.latchkey.start()
  pair(story, lantern)
  story.walletConnect.change(lantern.wallet.key, { kind: 'disconnected' })
  expect([story.solana(), story.names(), story.told()]).toEqual([{ status: 'disconnected' }, [], []])
  expect(story.storage.texts()['sessions']).toBeUndefined()
})

test('changes of one wallet do not affect the other wallet or its balance', async () => {
  const story = await besideEachOther()
  const mainnetBalance = balance(story)
  const evm = story.evm()
  share(story, [reed])
  share(story, [])
  expect(story.solana()).toMatchObject({ status: 'locked' })
  expect([story.evm(), balance(story)]).toEqual([evm, mainnetBalance])
  const solana = story.solana()
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:8453' })
  story.injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  story.injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [] })
  expect([story.evm(), story.solana()]).toMatchObject([{ status: 'locked', chainId: 'eip155:8453' }, solana])
})

test('the end of the hidden wallet does not reload the shown balance', async () => {
  const story = await besideEachOther()
  story.latchkey.dispatch(modal.openRequested({}))
  const shown: unknown[] = []
  story.latchkey.subscribe(() => shown.push(balance(story)))
  story.walletConnect.change(lantern.wallet.key, { kind: 'disconnected' })
  expect([...new Set(shown)]).toEqual(['1.2345 ETH'])
  expect(story.latchkey.state().modal.open).toBe(true)
})

test('when the wallet that is shown ends, the other one is shown, with its own balance', async () => {
  const story = await besideEachOther()
  story.latchkey.dispatch(modal.openRequested({}))
  story.injected.change(harbor.wallet.key, { kind: 'disconnected' })
  expect(story.latchkey.state().modal.open).toBe(true)
  const { parts } = accountView(story.latchkey.state())
  expect([parts.address?.full, parts.balance?.value]).toEqual([lamp, 'Not available yet'])
})

test('a balance that is on its way is not lost when the other wallet ends', async () => {
  const story = await besideEachOther()
  const slow = story.chains.eip155.hang('balance')
  story.latchkey.dispatch(account.balanceRefreshed())
  story.walletConnect.change(lantern.wallet.key, { kind: 'disconnected' })
  slow.answer({ amount: '2000000000000000000' })
  expect(balance(story)).toBe('2 ETH')
})

test('a request runs on when the other wallet ends, and ends when its own does', async () => {
  const story = await besideEachOther()
  const evmAsked = story.injected.hang('request')
  story.walletConnect.hang('request')
  const signed = story.latchkey.request({ method: 'personal_sign' })
  const solanaSigned = story.latchkey.request({ method: 'solana_signMessage', namespace: 'solana' })
  story.walletConnect.change(lantern.wallet.key, { kind: 'disconnected' })
  await expect(solanaSigned).rejects.toMatchObject({ code: 'wallet-disconnected' })
  evmAsked.answer('0x51')
  expect(await signed).toBe('0x51')
})

test('a phone that approves both namespaces replaces and disconnects the browser wallet', async () => {
  const story = startBoth()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  pair(story, pebble)
  expect([story.names(), story.told()]).toEqual([['Pebble'], [harbor.wallet.key]])
  expect(story.evm()).toMatchObject({ accounts: [alice.address] })
  expect(story.types()).toContain('connection/replaced')
})

test('the same wallet connected again replaces its session, and keeps its permission', async () => {
  const story = startBoth()
  const first = await story.latchkey.connect({ wallet: harbor.wallet.key })
  const second = await story.latchkey.connect({ wallet: harbor.wallet.key })
  expect(second.session).not.toBe(first.session)
  expect([story.names(), story.told()]).toEqual([['Harbor'], []])
})

test('a wallet in the browser takes Ethereum from a phone, which stays for Solana', async () => {
  const story = startBoth()
  story.latchkey.start()
  pair(story, pebble)
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  expect([story.names(), story.told()]).toEqual([['Pebble', 'Harbor'], []])
  expect(story.evm()).toMatchObject({ accounts: harbor.accounts })
  expect(story.solana()).toMatchObject({ accounts: [lamp] })
  story.walletConnect.change(pebble.wallet.key, { kind: 'chain', chainId: 'eip155:8453' })
  expect(story.evm()).toMatchObject({ chainId: 'eip155:1' })
})

test('an attempt in one namespace goes on while a phone is paired for the other', async () => {
  const story = startBoth()
  const asked = story.injected.hang('connect')
  const connecting = story.latchkey.connect({ wallet: harbor.wallet.key })
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  story.walletConnect.approve(lantern)
  asked.answer({ namespaces: [{ namespace: 'eip155', accounts: [alice.address], chainId: 'eip155:1' }] })
  await connecting
  expect(story.names()).toEqual(['Lantern', 'Harbor'])
})
