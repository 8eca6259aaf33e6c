import { expect, onTestFinished, test, vi } from 'vitest'
import { createClock } from '../../../adapters/browser/clock.ts'
import { defaultTimeouts } from '../../../adapters/wallet-connect/client-context.ts'
import type { ClientContext } from '../../../adapters/wallet-connect/client-context.ts'
import { listenForRefusals } from '../../../adapters/wallet-connect/relay-refusals.ts'
import { endLateSessions, takeBackPairing } from '../../../adapters/wallet-connect/session-teardown.ts'
import { startClient, stopClient } from '../../../adapters/wallet-connect/sign-client.ts'
import { eventually } from '../../eventually.ts'
import { pairing } from '../contract/wallet-connect-contract.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { memoryStorage } from './memory-storage.ts'
import { plainWallet } from './plain-wallet.ts'
import { offered, relayStage } from './relay-stage.ts'
import { connectedTo } from './connected-to.ts'
import { noProposalIsLeft, nothingIsLeft } from './nothing-is-left.ts'

const stage = relayStage()

test('an unused URI expires and leaves no pairing', async () => {
  const storage = memoryStorage()
  const walletConnect = stage.latchkey({ storage, timeouts: { approval: 50 }, now: () => 1_000_000 })
  const { steps, failure } = await pairing(walletConnect, offered, () => {})
  expect(steps).toMatchObject([{ kind: 'ready', expiresAt: 1_240_000 }])
  expect(failure?.code).toBe('pairing-expired')
  await eventually(() => nothingIsLeft(storage))
})

test('a pairing that is taken back leaves nothing, and the wallet can not approve it any more', async () => {
  const storage = memoryStorage()
  const phone = await stage.phone()
  const walletConnect = stage.latchkey({ storage })
  const abort = new AbortController()
  phone.onProposal(() => abort.abort())
  const { failure } = await pairing(walletConnect, offered, phone.pair, abort.signal)
  expect(failure).toEqual({ code: 'aborted' })
  await eventually(() => nothingIsLeft(storage))
  await eventually(() => expect(phone.state().proposals).toEqual([]))
  await expect(phone.approve()).rejects.toThrow('Nothing waits')
  expect(phone.sessions()).toEqual([])
  expect(storage.kept('session')).toEqual([])
})

test('an unanswered proposal leaves neither record nor key', async () => {
  const storage = memoryStorage()
  const walletConnect = stage.latchkey({ storage, timeouts: { approval: 100 } })
  const { failure } = await pairing(walletConnect, offered, () => {})
  expect(failure?.code).toBe('pairing-expired')
  await eventually(() => nothingIsLeft(storage))
  expect(storage.kept('history')).not.toEqual([])
  await walletConnect.dispose()
  await eventually(() => noProposalIsLeft(storage))
})

test('a refusal leaves neither the record of its proposal nor its key', async () => {
  const storage = memoryStorage()
  const phone = await stage.phone({ proposals: 'reject' })
  const { failure } = await pairing(stage.latchkey({ storage }), offered, phone.pair)
  expect(failure?.code).toBe('user-rejected')
  await eventually(() => nothingIsLeft(storage))
  await eventually(() => noProposalIsLeft(storage))
})

test('records of an earlier page are removed once they expire', async () => {
  const storage = memoryStorage()
  const page = stage.latchkey({ storage, storagePrefix: 'left-behind' })
  const step = await valueOf(page.pair({ chains: offered }, unhurried))
  expect(step.kind).toBe('ready')
  const later = storage.copy()
  await page.dispose()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 360_000 })
  try {
    const next = stage.latchkey({ storage: later, storagePrefix: 'left-behind' })
    await valueOf(next.reconnect({ walletKey: '0'.repeat(64), chains: [] }, unhurried))
    await eventually(() => nothingIsLeft(later))
    await eventually(() => noProposalIsLeft(later))
  } finally {
    vi.useRealTimers()
  }
})

test('a pairing that is taken back before the library listens to it leaves no subscription', async () => {
  const storage = memoryStorage()
  const settings = {
    projectId: 'latchkey-tests',
    relayUrl: stage.relay().url,
    storagePrefix: 'early',
    storage,
  }
  const client = await startClient(settings)
  onTestFinished(() => stopClient(client, 'early'))
  const context = {
    client,
    clock: createClock(),
    timeouts: defaultTimeouts,
    refusals: listenForRefusals(client, settings.relayUrl, Date.now),
    abandoned: new Set(),
    proposers: new Set(),
  } as unknown as ClientContext
  endLateSessions(context)
  const takenBack = new Promise<void>((resolve) =>
    client.core.pairing.events.once('pairing_create', ({ topic }: { topic: string }) =>
      resolve(takeBackPairing(context, topic)),
    ),
  )
  await client.core.pairing.create()
  await takenBack
  await eventually(() => nothingIsLeft(storage))
})

test('an approval that crosses the taking back is ended on both sides, whenever it comes', async () => {
  const storage = memoryStorage()
  const phone = await stage.phone()
  const walletConnect = stage.latchkey({ storage })
  const moments = [0, 3, 6, 9]
  for (const moment of moments) {
    const abort = new AbortController()
    const answered = new Promise<void>((resolve) => {
      const stop = phone.onProposal(() => {
        stop()
        setTimeout(() => abort.abort(), moment)
        phone.approve().then(
          () => resolve(),
          () => resolve(),
        )
      })
    })
    const { steps } = await pairing(walletConnect, offered, phone.pair, abort.signal)
    await answered
    const last = steps.at(-1)
    if (last?.kind === 'approved')
      await valueOf(walletConnect.disconnect({ walletKey: last.wallet.key }, unhurried))
    await eventually(() => expect(phone.sessions()).toEqual([]))
    await eventually(() => nothingIsLeft(storage))
  }
})

test('a disconnect clears everything despite a lost relay and reports the failure', async () => {
  const storage = memoryStorage()
  const walletConnect = stage.latchkey({ storage, timeouts: { teardown: 100 } })
  const walletKey = await connectedTo(walletConnect, await stage.phone({ proposals: 'approve' }))
  expect(storage.kept('session')).toHaveLength(1)
  await stage.relay().kill()
  expect(await failureFrom(walletConnect.disconnect({ walletKey }, unhurried))).toMatchObject({
    code: 'unreachable',
  })
  expect(await valueOf(walletConnect.reconnect({ walletKey, chains: [] }, unhurried))).toBe(null)
  await eventually(() => nothingIsLeft(storage))
})

test('a wallet hears of the disconnection', async () => {
  const phone = await stage.phone({ proposals: 'approve' })
  const walletConnect = stage.latchkey()
  const walletKey = await connectedTo(walletConnect, phone)
  await valueOf(walletConnect.disconnect({ walletKey }, unhurried))
  await eventually(() => expect(phone.sessions()).toEqual([]))
})

test('a session past its time is forgotten', async () => {
  const storage = memoryStorage()
  const inTenDays = () => Date.now() + 864_000_000
  const walletConnect = stage.latchkey({ storage, now: inTenDays })
  const walletKey = await connectedTo(walletConnect, await stage.phone({ proposals: 'approve' }))
  expect(await valueOf(walletConnect.reconnect({ walletKey, chains: [] }, unhurried))).toBe(null)
  nothingIsLeft(storage)
})

test('a wallet with unreadable accounts is refused, and its session is ended', async () => {
  const storage = memoryStorage()
  const { url: relayUrl } = stage.relay()
  const wrong = '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const wallet = await plainWallet({
    relayUrl,
    methods: ['personal_sign'],
    address: wrong,
    answer: async () => '0x',
  })
  const { failure } = await pairing(stage.latchkey({ storage }), offered, wallet.pair)
  expect(failure).toMatchObject({ code: 'invalid-address' })
  await eventually(() => nothingIsLeft(storage))
  await wallet.stop()
})
