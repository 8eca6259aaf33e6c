import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { WalletConnectDependencies } from '../../../adapters/wallet-connect/wallet-connect.ts'
import { createClock } from '../../../adapters/browser/clock.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { pairing } from '../contract/wallet-connect-contract.ts'
import { connectedTo } from './connected-to.ts'
import { memoryStorage } from './memory-storage.ts'
import { plainWallet } from './plain-wallet.ts'
import { offered, relayStage } from './relay-stage.ts'

const stage = relayStage()
const storagePrefix = 'latchkey-refusals'
let walletKey = ''
let storage = memoryStorage()

/** A clock whose limits never come: what is told is told by the relay. */
const timeless: NonNullable<WalletConnectDependencies['clock']> = {
  ...createClock(),
  after: () => new Promise(() => {}),
}

beforeEach(async () => {
  storage = memoryStorage()
  const wallet = await plainWallet({
    relayUrl: stage.relay().url,
    methods: ['personal_sign'],
    answer: async () => '0x11',
  })
  onTestFinished(wallet.stop)
  const before = stage.latchkey({ storage, storagePrefix })
  walletKey = await connectedTo(before, wallet)
  await before.dispose()
})

/** A page that comes back to a wallet, while the relay refuses it. */
const refused = () =>
  stage.latchkey({ storage, storagePrefix, projectId: 'refused-project', clock: timeless })

const question = () => ({ walletKey, chainId: offered[0], method: 'personal_sign', params: ['0x00', '0x'] })

test('a request that the relay refuses fails with its reason, and so does the next one', async () => {
  const walletConnect = refused()
  for (const _ of ['first', 'second'])
    expect(await failureFrom(walletConnect.request(question(), unhurried))).toMatchObject({
      code: 'project-refused',
      detail: expect.stringContaining('Project not found'),
    })
})

test('a pairing that the relay refuses rejects with project-refused beside a stored session', async () => {
  const { failure } = await pairing(refused(), offered, () => {})
  expect(failure).toMatchObject({ code: 'project-refused' })
})

test('a disconnect that the relay refuses rejects at once', async () => {
  expect(await failureFrom(refused().disconnect({ walletKey }, unhurried))).toMatchObject({
    code: 'unreachable',
  })
})

test('a request is answered once the relay takes the page again', async () => {
  const turnedAway = refused()
  await failureFrom(turnedAway.request(question(), unhurried))
  await turnedAway.dispose()
  const walletConnect = stage.latchkey({ storage, storagePrefix })
  expect(await valueOf(walletConnect.request(question(), unhurried))).toBe('0x11')
})
