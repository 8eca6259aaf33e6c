import { expect, test } from 'vitest'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { fakeWalletRegistry } from '../../../../adapters/fake/fake-wallet-registry.ts'
import type { ChainId } from '../../../../core/domain/values/caip.ts'
import { base, mainnet, polygon, solana } from '../../../../core/domain/network/known-networks.ts'
import { formatSessions } from '../../../../core/domain/sessions/remembered-sessions.ts'
import { storageKeys } from '../../../../core/domain/sessions/storage-keys.ts'
import type { Wallet } from '../../../../core/domain/wallets/wallet.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { network } from '../../../../core/events/network/network.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { wallets } from '../../../../core/events/wallets/wallets.ts'
import { allWalletsView } from '../../../../core/view-models/wallets/all-wallets.ts'
import { connectView } from '../../../../core/view-models/connection/connect.ts'
import { harbor, listed, startStory } from '../../../../fixtures/story.ts'

const many: readonly Wallet[] = Array.from({ length: 95 }, (_, index) => ({
  id: `w${index}`,
  name: `Wallet ${index}`,
}))

/** A visit over a registry of so many wallets, and what was asked of it: page, chains and what is searched for. */
function visited({
  known = listed,
  ...given
}: Parameters<typeof startStory>[0] & { known?: readonly Wallet[] } = {}) {
  const walletRegistry = fakeWalletRegistry({ wallets: known })
  const options = { networks: [mainnet, base, polygon, solana], ...given.options }
  const story = startStory({ ...given, options, ports: { ...given.ports, walletRegistry } })
  story.latchkey.start()
  const asked = () =>
    walletRegistry.questions.flatMap(({ method, request }) => {
      const { page, chains, search } = Object(request)
      return method === 'wallets' ? [{ page, chains, ...(search && { search }) }] : []
    })
  const prefer = (chainId: ChainId) => story.latchkey.dispatch(network.chosen({ chainId }))
  const recommended = () =>
    connectView(story.latchkey.state()).parts.recommended?.items.map(({ label }) => label)
  return { ...story, walletRegistry, asked, prefer, recommended, go: story.latchkey.dispatch }
}

const connect = (story: ReturnType<typeof visited>) =>
  story.go(connection.walletChosen({ walletKey: harbor.wallet.key }))

test('the list is asked for with the chain that the host begins with', () => {
  expect(visited().asked()).toEqual([{ page: 1, chains: [mainnet.id] }])
  expect(visited({ options: { defaultNetwork: solana.id } }).asked()).toEqual([
    { page: 1, chains: [solana.id] },
  ])
})

/** Somebody comes back who was on Base, where Harbor still is. */
function backOnBase(isTrusted = true) {
  const namespaces = [{ namespace: 'eip155' as const, chainId: base.id }]
  const kept = formatSessions([{ connector: 'injected', wallet: harbor.wallet, namespaces }]) ?? ''
  const storage = fakeStorage({ [storageKeys.sessions]: kept })
  return visited({ ports: { storage }, wallets: [{ ...harbor, chainId: base.id, isTrusted }] })
}

test.each([true, false])(
  'a visitor who returns on Base sees wallets for Base, restored or not: %s',
  (isTrusted) => {
    const story = backOnBase(isTrusted)
    const { status } = story.latchkey.state().connection.byNamespace.eip155
    expect(status).toBe(isTrusted ? 'connected' : 'disconnected')
    expect(story.asked()).toEqual([{ page: 1, chains: [base.id] }])
  },
)

test('a disconnect of the last wallet lists wallets of the default chain', () => {
  const story = backOnBase()
  story.go(connection.disconnectRequested({}))
  expect(story.asked()).toEqual([
    { page: 1, chains: [base.id] },
    { page: 1, chains: [mainnet.id] },
  ])
})

test('another preferred chain without a connection reloads the list once', () => {
  const story = visited()
  story.prefer(solana.id)
  story.prefer(solana.id)
  expect(story.asked()).toEqual([
    { page: 1, chains: [mainnet.id] },
    { page: 1, chains: [solana.id] },
  ])
})

test('a connected wallet that moves does not reload the list', () => {
  const story = visited()
  connect(story)
  story.prefer(base.id)
  expect(story.latchkey.state().connection.byNamespace.eip155).toMatchObject({ chainId: base.id })
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: polygon.id })
  story.go(connection.disconnectRequested({}))
  expect(story.asked()).toHaveLength(1)
})

test('a preferred Solana network beside an Ethereum wallet lists wallets for Solana', () => {
  const story = visited()
  connect(story)
  story.prefer(solana.id)
  expect(story.asked()).toEqual([
    { page: 1, chains: [mainnet.id] },
    { page: 1, chains: [solana.id] },
  ])
  story.prefer(base.id)
  expect(story.asked()).toHaveLength(2)
})

test('the wallets of the chain before stay until those of the new one are here', () => {
  const story = visited({ wallets: [] })
  const before = story.recommended()
  const slow = story.walletRegistry.hang('wallets')
  story.prefer(solana.id)
  expect(story.recommended()).toEqual(before)
  expect(connectView(story.latchkey.state()).parts.recommended?.placeholders).toBe(0)
  slow.answer({ wallets: [{ id: 's', name: 'Solar' }], count: 1 })
  expect(story.recommended()).toEqual(['Solar'])
})

test('wallets of the earlier chain are not shown if the new list fails', () => {
  const story = visited({ wallets: [] })
  story.walletRegistry.reject('wallets', { code: 'unreachable' })
  story.prefer(solana.id)
  const { recommended, failed, retry, all } = connectView(story.latchkey.state()).parts
  expect({ recommended, all }).toEqual({ recommended: null, all: null })
  expect(failed?.title).toBe("Couldn't load the wallet list")
  story.go(retry!.press!)
  expect(story.asked().at(-1)).toEqual({ page: 1, chains: [solana.id] })
  expect(story.recommended()).toHaveLength(4)
})

test('an answer about an older chain, however late, changes nothing, and its request was taken back', () => {
  const story = visited()
  const slow = story.walletRegistry.hang('wallets')
  story.prefer(base.id)
  story.prefer(solana.id)
  const mark = story.mark()
  slow.answer({ wallets: [{ id: 'b', name: 'Basalt' }], count: 1 })
  slow.answer({ wallets: [{ id: 'b', name: 'Basalt' }], count: 1 })
  expect(story.typesSince(mark)).toEqual([])
  expect(story.walletRegistry.questions.map(({ isAborted }) => isAborted).filter(Boolean)).toHaveLength(1)
  expect(story.latchkey.state().wallets.registry).toMatchObject({ chainId: solana.id, status: 'loaded' })
})

test('a silent request of an earlier chain does not block the new one', () => {
  const story = visited()
  story.walletRegistry.hang('wallets')
  story.prefer(base.id)
  story.prefer(mainnet.id)
  story.clock.pass(60_000)
  expect(story.latchkey.state().wallets.registry).toMatchObject({ chainId: mainnet.id, status: 'loaded' })
  expect(story.types()).not.toContain('wallets/firstPageFailed')
})

test('further pages keep the chain that their list was asked with', () => {
  const story = visited({ known: many })
  connect(story)
  story.prefer(base.id)
  story.go(allWalletsView(story.latchkey.state()).parts.list!.more!)
  expect(story.asked().at(-1)).toEqual({ page: 2, chains: [mainnet.id] })
})

test('a page of the list before never joins the new one', () => {
  const story = visited({ known: many })
  const slow = story.walletRegistry.hang('wallets')
  story.go(allWalletsView(story.latchkey.state()).parts.list!.more!)
  story.prefer(solana.id)
  slow.answer({ wallets: many.slice(40, 80), count: 95 })
  expect(story.latchkey.state().wallets.registry).toMatchObject({ page: 1, status: 'loaded' })
  expect(story.latchkey.state().wallets.registry.order).toHaveLength(40)
})

test('no further page is requested before the new list arrives', () => {
  const story = visited({ known: many })
  const { more } = allWalletsView(story.latchkey.state()).parts.list!
  const slow = story.walletRegistry.hang('wallets')
  story.prefer(solana.id)
  story.go(more!)
  expect(story.asked()).toHaveLength(2)
  slow.answer({ wallets: many.slice(0, 40), count: 95 })
  story.go(more!)
  expect(story.asked().at(-1)).toEqual({ page: 2, chains: [solana.id] })
})

test('a search is of the chain of the list, and follows it to another while somebody looks', () => {
  const story = visited({ known: many })
  story.go(modal.openRequested({}))
  story.go(router.viewPushed({ view: 'AllWallets' }))
  story.go(wallets.searchTyped({ text: ' wallet 9 ' }))
  story.clock.pass(600)
  expect(story.asked().at(-1)).toEqual({ page: 1, chains: [mainnet.id], search: 'wallet 9' })
  story.prefer(solana.id)
  story.clock.pass(600)
  expect(story.asked().at(-1)).toEqual({ page: 1, chains: [solana.id], search: 'wallet 9' })
  expect(allWalletsView(story.latchkey.state()).parts.list?.items).toHaveLength(6)
})

test('a hidden search is not repeated for another chain', () => {
  const story = visited({ known: many })
  story.go(modal.openRequested({}))
  story.go(wallets.searchTyped({ text: 'wallet 9' }))
  story.clock.pass(600)
  story.go(modal.closeRequested())
  const before = story.asked().length
  story.prefer(solana.id)
  story.clock.pass(600)
  expect(story.asked().slice(before)).toEqual([{ page: 1, chains: [solana.id] }])
})
