import * as three from 'wagmi'
import * as threeActions from 'wagmi/actions'
import * as two from 'wagmi-core-2'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { shownSwitch } from '../../../core/selectors/network/network-switch.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { connectionIn } from '../../../fixtures/connection-in.ts'
import { getProvider } from '../../../renderers/providers/get-provider.ts'
import { latchkeyConnector } from '../../../renderers/providers/wagmi-connector.ts'
import { ResourceUnavailableRpcError, SwitchChainError, UserRejectedRequestError } from 'viem'
import { base, mainnet, optimism, polygon } from 'viem/chains'

const libraries = { 'wagmi 3': { ...three, ...threeActions }, 'wagmi 2': two as never as Wagmi }
type Wagmi = typeof three & typeof threeActions

const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => error,
  )

// A browser is where wagmi's configs follow their connectors.
beforeEach(() => vi.stubGlobal('window', globalThis))

describe.each(Object.entries(libraries))('%s', (_, wagmi) => {
  function begin(story = startStory()) {
    const config = wagmi.createConfig({
      chains: [mainnet, base, polygon],
      connectors: [latchkeyConnector(story.latchkey)],
      multiInjectedProviderDiscovery: false,
      storage: null,
      transports: { [mainnet.id]: wagmi.http(), [base.id]: wagmi.http(), [polygon.id]: wagmi.http() },
    })
    const [connector] = config.connectors
    if (!connector) throw new Error('There is no connector.')
    const account = () => wagmi.getAccount(config)
    return { ...story, config, connector, account }
  }

  test('connecting opens the modal, and the wallet chosen there is the account', async () => {
    const { latchkey, config, connector, account } = begin()
    const connected = wagmi.connect(config, { connector })
    await expect.poll(() => latchkey.state().modal.open).toBe(true)
    latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
    expect(await connected).toEqual({ accounts: [alice.address, bob.address], chainId: 1 })
    expect(account()).toMatchObject({ status: 'connected', address: alice.address, chainId: 1 })
  })

  test('wagmi connects to a late restored wallet while the modal is open', async () => {
    const storage = fakeStorage()
    await startStory({ ports: { storage } }).latchkey.connect({ wallet: harbor.wallet.key })
    const story = startStory({ ports: { storage }, wallets: [] })
    const { latchkey, clock, injected, config, connector, account } = begin(story)
    latchkey.start()
    clock.pass(3000)
    const connected = wagmi.connect(config, { connector })
    await expect.poll(() => latchkey.state().modal.open).toBe(true)
    injected.announce({ ...harbor, isTrusted: true })
    expect(await connected).toMatchObject({ accounts: [alice.address, bob.address], chainId: 1 })
    expect(account()).toMatchObject({ status: 'connected', address: alice.address })
  })

  test('connecting for a network moves the wallet there', async () => {
    const { latchkey, config, connector } = begin()
    await latchkey.connect({ wallet: harbor.wallet.key })
    await expect.poll(() => wagmi.getAccount(config).status).toBe('connected')
    await wagmi.disconnect(config)
    const connected = wagmi.connect(config, { connector, chainId: base.id })
    await expect.poll(() => latchkey.state().modal.open).toBe(true)
    latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
    expect(await connected).toMatchObject({ chainId: base.id })
  })

  test('closing the modal rejects in wagmi and can be retried', async () => {
    const { latchkey, config, connector, account } = begin()
    const connected = refusal(wagmi.connect(config, { connector }))
    await expect.poll(() => latchkey.state().modal.open).toBe(true)
    latchkey.close()
    expect(await connected).toBeInstanceOf(UserRejectedRequestError)
    expect(account().status).toBe('disconnected')
  })

  test.each([
    ['user-rejected', UserRejectedRequestError, 4001],
    ['request-pending', ResourceUnavailableRpcError, -32002],
    ['wallet-failed', Error, 4900],
  ] as const)('a wallet that fails with %s before the modal is closed', async (code, kind, number) => {
    const { latchkey, config, connector, injected } = begin()
    injected.reject('connect', { code })
    const connected = refusal(wagmi.connect(config, { connector }))
    await expect.poll(() => latchkey.state().modal.open).toBe(true)
    latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
    latchkey.close()
    const error = await connected
    expect(error).toBeInstanceOf(kind)
    expect(error).toMatchObject({ code: number })
  })

  test('a connection by our button connects wagmi once', async () => {
    const { latchkey, config, account } = begin()
    const seen: string[] = []
    wagmi.watchAccount(config, { onChange: ({ status }) => seen.push(status) })
    await latchkey.connect({ wallet: harbor.wallet.key })
    await expect.poll(() => account().address).toBe(alice.address)
    expect(seen).toEqual(['connected'])
  })

  test('wagmi follows accounts, network, lock, unlock and disconnect', async () => {
    const { latchkey, injected, account } = begin()
    const change = (change: Parameters<typeof injected.change>[1]) =>
      injected.change(harbor.wallet.key, change)
    await latchkey.connect({ wallet: harbor.wallet.key })
    await expect.poll(() => account().status).toBe('connected')
    change({ kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
    expect(account().address).toBe(bob.address)
    change({ kind: 'chain', chainId: 'eip155:8453' })
    expect(account().chainId).toBe(base.id)
    change({ kind: 'accounts', namespace: 'eip155', accounts: [] })
    expect(account().status).toBe('disconnected')
    change({ kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
    await expect.poll(() => account().address).toBe(bob.address)
    await latchkey.disconnect()
    expect(account().status).toBe('disconnected')
  })

  test('switching, signing and leaving go through the wallet', async () => {
    const { latchkey, config, injected, account } = begin()
    await latchkey.connect({ wallet: harbor.wallet.key })
    await expect.poll(() => account().status).toBe('connected')
    expect(await wagmi.switchChain(config, { chainId: base.id })).toMatchObject({ id: base.id })
    expect(account().chainId).toBe(base.id)
    expect(await wagmi.signMessage(config, { message: 'Good morning' })).toMatch(/^0x/)
    expect(injected.questions.at(-1)).toMatchObject({ request: { method: 'personal_sign' } })
    await wagmi.disconnect(config)
    expect(latchkey.state().connection.sessions).toEqual({})
  })

  test('a refused switch is a refusal to wagmi, and nothing moves', async () => {
    const { latchkey, config, injected, account } = begin()
    await latchkey.connect({ wallet: harbor.wallet.key })
    await expect.poll(() => account().status).toBe('connected')
    injected.reject('switchNetwork', { code: 'user-rejected' })
    expect(await refusal(wagmi.switchChain(config, { chainId: base.id }))).toBeInstanceOf(
      UserRejectedRequestError,
    )
    expect(account().chainId).toBe(mainnet.id)
  })

  test('a switch that fails is one to wagmi, and says why', async () => {
    const { latchkey, config, injected, account } = begin()
    await latchkey.connect({ wallet: harbor.wallet.key })
    await expect.poll(() => account().status).toBe('connected')
    injected.reject('switchNetwork', { code: 'request-pending' })
    const error = await refusal(wagmi.switchChain(config, { chainId: base.id }))
    expect(error).toBeInstanceOf(SwitchChainError)
    expect(error).toMatchObject({ cause: { code: -32002 } })
  })

  test('a network that the wagmi config does not name is said to be none, in the words of wagmi', async () => {
    const { latchkey, config, account } = begin()
    await latchkey.connect({ wallet: harbor.wallet.key })
    await expect.poll(() => account().status).toBe('connected')
    const error = await refusal(wagmi.switchChain(config, { chainId: optimism.id as never }))
    const { name, shortMessage } = new wagmi.ChainNotConfiguredError()
    expect(error).toBeInstanceOf(SwitchChainError)
    expect(error).toMatchObject({ cause: { name, shortMessage } })
  })

  test('a switch that is taken back is where the wallet says, whatever it answers at last', async () => {
    const { latchkey, config, injected, account } = begin()
    await latchkey.connect({ wallet: harbor.wallet.key })
    await expect.poll(() => account().status).toBe('connected')
    const away = injected.hang('switchNetwork')
    const left = wagmi.switchChain(config, { chainId: base.id })
    await expect.poll(() => shownSwitch(latchkey.state().network)?.chainId).toBe('eip155:8453')
    const back = injected.hang('switchNetwork')
    const stayed = wagmi.switchChain(config, { chainId: mainnet.id })
    await expect.poll(() => shownSwitch(latchkey.state().network)?.chainId).toBe('eip155:1')
    back.answer({ chainId: 'eip155:1' })
    expect(await stayed).toMatchObject({ id: mainnet.id })
    away.answer({ chainId: 'eip155:8453' })
    expect(await left).toMatchObject({ id: base.id })
    expect(account().chainId).toBe(base.id)
  })

  test.each([
    ['away, elsewhere, back', mainnet],
    ['away, back, elsewhere', mainnet],
    ['elsewhere, away, back', mainnet],
    ['elsewhere, back, away', base],
    ['back, away, elsewhere', base],
    ['back, elsewhere, away', base],
  ] as const)(
    'away, elsewhere (refused) and back, answered in the order %s, end on the last network of the wallet',
    async (order, last) => {
      const { latchkey, config, injected, account } = begin()
      await latchkey.connect({ wallet: harbor.wallet.key })
      await expect.poll(() => account().status).toBe('connected')
      const targets = { away: base, elsewhere: polygon, back: mainnet }
      const open = new Map<string, { readonly decide: () => void; readonly outcome: Promise<unknown> }>()
      for (const [name, { id }] of Object.entries(targets)) {
        const asked = injected.hang('switchNetwork')
        const outcome = refusal(wagmi.switchChain(config, { chainId: id }))
        await expect.poll(() => shownSwitch(latchkey.state().network)?.chainId).toBe(`eip155:${id}`)
        const decide = () =>
          name === 'elsewhere'
            ? asked.reject({ code: 'user-rejected' })
            : (injected.change(harbor.wallet.key, { kind: 'chain', chainId: `eip155:${id}` }),
              asked.answer({ chainId: `eip155:${id}` }))
        open.set(name, { decide, outcome })
      }
      for (const name of order.split(', ')) {
        open.get(name)?.decide()
        await open.get(name)?.outcome
      }
      expect(await open.get('elsewhere')?.outcome).toBeInstanceOf(UserRejectedRequestError)
      expect(account().chainId).toBe(last.id)
      expect(await getProvider(latchkey).request({ method: 'eth_chainId' })).toBe(`0x${last.id.toString(16)}`)
      expect(connectionIn(latchkey.state())).toMatchObject({ chainId: `eip155:${last.id}` })
      expect(latchkey.state().network.switches).toEqual({})
    },
  )

  test('wagmi waits for a restored wallet without a request', async () => {
    const storage = fakeStorage()
    const before = startStory({ ports: { storage } })
    await before.latchkey.connect({ wallet: harbor.wallet.key })
    const { config, account, latchkey, injected } = begin(
      startStory({ ports: { storage }, wallets: [{ ...harbor, isTrusted: true }] }),
    )
    await wagmi.reconnect(config)
    expect(account()).toMatchObject({ status: 'connected', address: alice.address })
    expect(latchkey.state().modal.open).toBe(false)
    expect(injected.questions.map(({ method }) => method)).not.toContain('connect')
  })

  test('wagmi is disconnected once no earlier session is found', async () => {
    const { config, account } = begin()
    expect(await wagmi.reconnect(config)).toEqual([])
    expect(account().status).toBe('disconnected')
  })
})
