import { expect, onTestFinished, test } from 'vitest'
import { startClient, stopClient } from '../../../adapters/wallet-connect/sign-client.ts'
import { memoryStorage } from './memory-storage.ts'
import { relayStage } from './relay-stage.ts'

const stage = relayStage()

test('changes of the pairing library to the metadata do not leak', async () => {
  const metadata = { name: 'Tidewater', description: 'A dapp.', url: 'https://tide.example', icons: ['a'] }
  const client = await startClient({
    projectId: 'latchkey-tests',
    relayUrl: stage.relay().url,
    storagePrefix: 'metadata',
    storage: memoryStorage(),
    metadata,
  })
  onTestFinished(() => stopClient(client, 'metadata'))
  expect(client.metadata).toEqual(metadata)
  // The library does this where the page stands on another host than `metadata.url`.
  client.metadata.url = 'https://preview.example'
  client.metadata.icons = []
  expect(metadata).toMatchObject({ url: 'https://tide.example', icons: ['a'] })
})
