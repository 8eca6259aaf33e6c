import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWalletKit, type QuietWalletKit } from '../../../sandbox/phone/quiet-wallet-kit.ts'
import { startRelay, type Relay } from '../../../sandbox/relay/start-relay.ts'

let relay: Relay
let wallet: QuietWalletKit

beforeEach(async () => {
  relay = await startRelay()
  const setup = { projectId: 'test', name: 'Pebble', url: 'http://127.0.0.1', memory: 'quiet' }
  wallet = await startWalletKit({ relayUrl: relay.url, ...setup })
})
afterEach(async () => {
  await wallet.stop()
  await relay.stop()
})

test('a disconnect of an ended session leaves no unhandled rejection', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const { engine } = wallet.kit.engine.signClient
  const request = {
    id: 1,
    jsonrpc: '2.0',
    method: 'wc_sessionDelete',
    params: { code: 6000, message: 'User disconnected.' },
  } as const
  await Reflect.get(engine, 'onSessionDeleteRequest')('a1'.repeat(32), request)
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
