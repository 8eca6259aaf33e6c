import { expect, test } from 'vitest'
import { pairing } from '../../core/events/pairing.ts'
import { alice } from '../../fixtures/people.ts'
import { beacon, harbor, startStory } from '../../fixtures/story.ts'

test('connecting the same wallet again after a long wait joins the first question', async () => {
  const story = startStory()
  const asked = story.injected.hang('connect')
  const first = story.latchkey.connect({ wallet: harbor.wallet.key })
  story.clock.pass(11_000)
  const second = story.latchkey.connect({ wallet: harbor.wallet.key })
  asked.answer({ accounts: [alice.address], chainId: 'eip155:1' })
  expect((await first).accounts).toEqual([alice.address])
  expect((await second).accounts).toEqual([alice.address])
  expect(story.injected.questions.filter(({ method }) => method === 'connect')).toHaveLength(1)
})

test('connecting ends when a phone overtakes it', async () => {
  const story = startStory()
  story.latchkey.start()
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  story.injected.hang('connect')
  const connecting = story.latchkey.connect({ wallet: harbor.wallet.key })
  story.walletConnect.approve({
    wallet: { key: 'ab'.repeat(32), name: 'Pebble', icon: null },
    eip155: { accounts: [alice.address], chainId: 'eip155:1' },
  })
  await expect(connecting).rejects.toMatchObject({ code: 'aborted' })
})

test('a switch that outlives its wallet ends, and the next wallet is asked itself', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.injected.hang('switchNetwork')
  const left = story.latchkey.switchNetwork('eip155:8453')
  await story.latchkey.connect({ wallet: beacon.wallet.key })
  await expect(left).rejects.toMatchObject({ code: 'aborted' })
  story.injected.answer('switchNetwork', { chainId: 'eip155:8453' })
  await story.latchkey.switchNetwork('eip155:8453')
  expect(story.latchkey.state().connection.byNamespace.eip155).toMatchObject({ chainId: 'eip155:8453' })
})

test('a wallet that is slow to let go takes nothing from the connection made meanwhile', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const slow = story.injected.hang('disconnect')
  const left = story.latchkey.disconnect()
  await story.latchkey.connect({ wallet: beacon.wallet.key })
  slow.answer(null)
  await left
  expect(story.latchkey.state().connection.byNamespace.eip155).toMatchObject({ wallet: beacon.wallet })
  expect(story.storage.texts().connection).toContain('Beacon')
})

test('disconnecting while a wallet is asked takes the question back: its late approval connects nobody', async () => {
  const story = startStory()
  const asked = story.injected.hang('connect')
  const connecting = story.latchkey.connect({ wallet: harbor.wallet.key })
  await story.latchkey.disconnect()
  await expect(connecting).rejects.toMatchObject({ code: 'aborted' })
  asked.answer({ accounts: [alice.address], chainId: 'eip155:1' })
  expect(story.latchkey.state().connection.byNamespace.eip155.status).toBe('disconnected')
})

test('a wallet that was asked before a stop connects nobody after it', async () => {
  const story = startStory()
  const asked = story.injected.hang('connect')
  const connecting = story.latchkey.connect({ wallet: harbor.wallet.key })
  story.latchkey.stop()
  await expect(connecting).rejects.toMatchObject({ code: 'aborted' })
  story.latchkey.start()
  asked.answer({ accounts: [alice.address], chainId: 'eip155:1' })
  expect(story.latchkey.state().connection.byNamespace.eip155.status).not.toBe('connected')
})

test('a request ends when its connection does', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.injected.hang('request')
  const signed = story.latchkey.request({ method: 'personal_sign' })
  await story.latchkey.disconnect()
  await expect(signed).rejects.toMatchObject({ code: 'wallet-disconnected' })
})

test('a switch ends when the wallet has moved, whether or not it answers', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.injected.hang('switchNetwork')
  const switched = story.latchkey.switchNetwork('eip155:8453')
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:8453' })
  await switched
  expect(story.latchkey.state().network.switching).toBeNull()
})
