import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Mock } from 'vitest'
import { startClient, stopClient } from '../../../adapters/wallet-connect/sign-client.ts'
import type { Client } from '../../../adapters/wallet-connect/sign-client.ts'
import { connectedTo } from './connected-to.ts'
import { memoryStorage } from './memory-storage.ts'
import { relayStage } from './relay-stage.ts'

const stage = relayStage()
const gone = { code: 6000, message: 'User disconnected.' }

let unhandled: Mock

beforeEach(() => {
  unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  return () => void process.off('unhandledRejection', unhandled)
})

/** A page's client with a session that a phone approved, taken over from the page before it. */
async function pairedClient(): Promise<{ readonly client: Client; readonly topic: string }> {
  const storage = memoryStorage()
  const page = stage.latchkey({ storage, storagePrefix: 'crossing' })
  await connectedTo(page, await stage.phone({ proposals: 'approve' }))
  const kept = storage.copy()
  await page.dispose()
  const settings = { projectId: 'latchkey-tests', relayUrl: stage.relay().url, storagePrefix: 'crossing' }
  const client = await startClient({ ...settings, storage: kept })
  onTestFinished(() => stopClient(client, 'crossing'))
  return { client, topic: client.session.keys[0] ?? '' }
}

/** What the library does when the wallet says that it ended a session. */
function hearOfTheEnd({ engine }: Client, topic: string): Promise<void> {
  return Reflect.get(engine, 'onSessionDeleteRequest').call(engine, topic, { id: 1, params: gone })
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a wallet may tell the end of a session that is over already', async () => {
  const { client, topic } = await pairedClient()
  await client.session.delete(topic, gone)
  await hearOfTheEnd(client, topic)
  await settled()
  expect(unhandled.mock.calls).toEqual([])
})

test('a session may end here before the answer to the wallet that ended it is out', async () => {
  const { client, topic } = await pairedClient()
  void hearOfTheEnd(client, topic)
  await client.session.delete(topic, gone)
  client.core.relayer.events.emit('relayer_publish')
  await settled()
  expect(unhandled.mock.calls).toEqual([])
})

test('a wallet may tell the end of a pairing that is over already', async () => {
  const { client } = await pairedClient()
  const { pairing } = client.core
  const { topic } = await pairing.create()
  const told: Promise<void> = Reflect.get(pairing, 'onPairingDeleteRequest').call(pairing, topic, { id: 2 })
  await pairing.pairings.delete(topic, gone)
  await told
  await Reflect.get(pairing, 'onPairingDeleteRequest').call(pairing, topic, { id: 3 })
  await settled()
  expect(unhandled.mock.calls).toEqual([])
})
