import { expect, test } from 'vitest'
import { base, mainnet, polygon, solana } from '../../core/domain/network/known-networks.ts'
import { host } from '../../core/events/host.ts'
import { modal } from '../../core/events/shell/modal.ts'
import { parseTape, formatTape } from '../../core/recording/tape.ts'
import { rerun } from '../../core/recording/replay.ts'
import { activeChain } from '../../core/selectors/network/active-chain.ts'
import { appearanceView } from '../../core/view-models/shell/appearance.ts'
import { connectView } from '../../core/view-models/connection/connect.ts'
import { networkSummary } from '../../core/view-models/network/summary.ts'
import { connectionIn } from '../../fixtures/connection-in.ts'
import { harbor, listed, startStory } from '../../fixtures/story.ts'
import { lagoon, startWith } from './effects/connection/solana-wallet-story.ts'

const registryAsks = (story: ReturnType<typeof startStory>) =>
  story.walletRegistry.questions.flatMap(({ method, request }) => (method === 'wallets' ? [request] : []))

const connected = async (story: ReturnType<typeof startStory>) => {
  story.latchkey.start()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
}

test('theme, locale and texts of the host apply at once and can be reset', () => {
  const { latchkey } = startStory({ options: { locale: 'en' } })
  latchkey.start()
  latchkey.update({
    themeMode: 'dark',
    themeVariables: { '--latchkey-accent': '#0a7' },
    locale: 'ar',
    strings: { 'connect.title': 'Log in' },
  })
  expect(appearanceView(latchkey.state())).toEqual({
    mode: 'dark',
    variables: { '--latchkey-accent': '#0a7' },
    language: 'ar',
    direction: 'rtl',
  })
  expect(connectView(latchkey.state()).title).toBe('Log in')
  latchkey.update({ themeMode: undefined, locale: undefined, strings: undefined })
  expect(appearanceView(latchkey.state())).toMatchObject({ mode: 'auto', language: 'en', direction: 'ltr' })
  expect(connectView(latchkey.state()).title).not.toBe('Log in')
})

test('a change is one event with the changed options, and no change is none', () => {
  const { latchkey, events, mark } = startStory()
  latchkey.update({ themeMode: 'dark', allWallets: 'SHOW', termsConditionsUrl: 'https://host.example/terms' })
  expect(events.at(-1)).toMatchObject({
    type: host.optionsChanged.type,
    data: { changed: ['themeMode', 'termsConditionsUrl'] },
  })
  const before = mark()
  latchkey.update({ themeMode: 'dark' })
  latchkey.update({})
  expect(mark()).toBe(before)
})

test('two changes in one turn both apply, even during an event', () => {
  const { latchkey } = startStory()
  latchkey.on(modal.opened, () => {
    latchkey.update({ themeMode: 'dark' })
    latchkey.update({ locale: 'he' })
  })
  latchkey.dispatch(modal.openRequested({}))
  expect(appearanceView(latchkey.state())).toMatchObject({ mode: 'dark', direction: 'rtl' })
})

test('changes during a stop apply after the next start', () => {
  const { latchkey } = startStory()
  latchkey.update({ themeMode: 'dark' })
  latchkey.start()
  latchkey.stop()
  latchkey.update({ locale: 'he' })
  latchkey.start()
  expect(appearanceView(latchkey.state())).toMatchObject({ mode: 'dark', direction: 'rtl' })
})

test('a network that is removed counts as unsupported until it is offered again', async () => {
  const story = startStory()
  await connected(story)
  story.latchkey.update({ networks: [base] })
  expect(connectionIn(story.latchkey.state()).status).toBe('wrong-network')
  await expect(story.latchkey.switchNetwork(mainnet.id)).rejects.toMatchObject({
    code: 'network-not-offered',
  })
  await story.latchkey.switchNetwork(base.id)
  expect(connectionIn(story.latchkey.state())).toMatchObject({ status: 'connected', chainId: base.id })
  story.latchkey.update({ networks: [mainnet] })
  expect(connectionIn(story.latchkey.state()).status).toBe('wrong-network')
  story.latchkey.update({ networks: [mainnet, base] })
  expect(connectionIn(story.latchkey.state()).status).toBe('connected')
})

test('a locked wallet stays locked whatever networks are offered', async () => {
  const story = startStory()
  await connected(story)
  story.injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [] })
  story.latchkey.update({ networks: [base] })
  expect(connectionIn(story.latchkey.state()).status).toBe('locked')
})

test('a network that was chosen before anybody is connected is forgotten once it is not offered', async () => {
  const { latchkey } = startStory()
  latchkey.start()
  await latchkey.switchNetwork(polygon.id)
  expect(activeChain(latchkey.state())).toBe(polygon.id)
  latchkey.update({ networks: [base, mainnet] })
  expect(activeChain(latchkey.state())).toBe(base.id)
  expect(networkSummary(latchkey.state()).networks.map(({ id }) => id)).toEqual([base.id, mainnet.id])
})

test('a new wallet list is loaded again, and new networks only if the chain differs', () => {
  const story = startStory()
  story.latchkey.start()
  const before = registryAsks(story).length
  story.latchkey.update({ includeWalletIds: ['2'.repeat(64)] })
  expect(registryAsks(story).slice(before)).toMatchObject([{ page: 1, include: ['2'.repeat(64)] }])
  expect(story.latchkey.state().wallets.registry.order).toEqual(['2'.repeat(64)])
  story.latchkey.update({ networks: [mainnet, base] })
  expect(registryAsks(story)).toHaveLength(before + 1)
  story.latchkey.update({ networks: [base] })
  expect(registryAsks(story).slice(before + 1)).toMatchObject([{ page: 1, chains: [base.id] }])
})

test('featured and excluded wallets follow, and leave where there are none any more', () => {
  const story = startStory()
  story.latchkey.start()
  const [first, second] = listed.map(({ id }) => id)
  story.latchkey.update({ featuredWalletIds: [second ?? ''], excludeWalletIds: [first ?? ''] })
  expect(story.latchkey.state().wallets).toMatchObject({
    featured: [second],
    excludedKeys: [harbor.wallet.key],
  })
  story.latchkey.update({ featuredWalletIds: [], excludeWalletIds: undefined })
  expect(story.latchkey.state().wallets).toMatchObject({ featured: [], excludedKeys: [] })
})

test('wallets of the host are listed as they are given, and no longer once they are not', () => {
  const { latchkey } = startStory()
  latchkey.start()
  const listedNow = () => JSON.stringify(connectView(latchkey.state()))
  latchkey.update({ customWallets: [{ id: 'tide', name: 'Tide', homepage: 'https://tide.example' }] })
  expect(listedNow()).toContain('Tide')
  latchkey.update({ customWallets: [] })
  expect(listedNow()).not.toContain('Tide')
})

test('other nodes are asked at once', async () => {
  const story = startStory()
  await connected(story)
  story.latchkey.update({ rpcUrls: { [mainnet.id]: 'https://mine.example' } })
  const asked = story.evm.questions.flatMap(({ method, request }) =>
    method === 'balance' ? [Object(request).network.rpcUrls[0]] : [],
  )
  expect(asked.at(-1)).toBe('https://mine.example')
})

test('wallets of Solana are looked for once a network of it is offered', () => {
  const { latchkey } = startWith({ options: { networks: [mainnet] } })
  latchkey.start()
  const found = () => latchkey.state().installed.order.includes(lagoon.wallet.key)
  expect(found()).toBe(false)
  latchkey.update({ networks: [mainnet, solana] })
  expect(found()).toBe(true)
})

test('a fixed option and an invalid value change nothing', () => {
  const { latchkey, mark } = startStory()
  const before = mark()
  const nonsense = {
    projectId: 'other',
    endpoints: {},
    enableEIP6963: false,
    storage: {},
    ports: {},
    recorder: {},
  }
  latchkey.update(nonsense as object)
  latchkey.update(null as unknown as object)
  latchkey.update({ themeVariables: null, strings: 'none', customWallets: {}, locale: 5 } as object)
  latchkey.update({ networks: [] })
  latchkey.update({ networks: undefined } as object)
  expect(mark()).toBe(before)
})

test('a session with changes runs again the same from its tape', async () => {
  const story = startStory({ record: 1000 })
  await connected(story)
  story.latchkey.update({ networks: [base], themeMode: 'dark', featuredWalletIds: [listed[1]?.id ?? ''] })
  await story.latchkey.switchNetwork(base.id)
  const tape = story.latchkey.recording()
  if (!tape) throw new Error('There is no tape.')
  const again = parseTape(formatTape(tape))
  expect(rerun(again)).toMatchObject({ difference: null })
})
