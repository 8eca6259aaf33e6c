import { expect, test } from 'vitest'
import type { FailureCode } from '../../../../core/domain/errors/failure-code.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { connectingExternalView } from '../../../../core/view-models/connection/connecting-external.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

test('while the wallet is asked, it says where to go on', () => {
  const story = startStory()
  story.injected.hang('connect')
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const { title, parts } = connectingExternalView(story.latchkey.state())
  expect(parts.status.title).toMatch(/^Continue in /)
  expect(parts.status.body).toBe(`Approve the request in ${harbor.wallet.key}`)
  expect([title, parts.retry, parts.picture.mood]).toEqual([harbor.wallet.key, null, 'waiting'])
})

test('a wallet that keeps silent for ten seconds is looked for where it may hide', () => {
  const story = startStory()
  story.latchkey.start()
  story.injected.hang('connect')
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.clock.pass(10_000)
  const { status } = connectingExternalView(story.latchkey.state()).parts
  expect(status.title).toBe('Continue in Harbor')
  expect(status.body).toBe('Nothing happening? Open Harbor: its request may be behind this window.')
})

test.each<[FailureCode, string]>([
  ['user-rejected', 'Connection declined'],
  ['request-pending', 'Harbor is waiting for your answer'],
  ['wallet-missing', "Couldn't find Harbor"],
  ['invalid-address', 'Connection failed'],
  ['invalid-chain-id', 'Connection failed'],
  ['no-accounts', 'Connection failed'],
  ['timed-out', 'No answer from Harbor'],
  ['wallet-failed', 'Connection failed'],
])('after %s it says "%s" and offers another try', (code, title) => {
  const story = startStory()
  story.latchkey.start()
  story.injected.reject('connect', { code })
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const { status, retry, picture } = connectingExternalView(story.latchkey.state()).parts
  expect(status.title).toBe(title)
  expect(status.body).not.toBe('')
  expect(retry?.press?.type).toBe('connection/retried')
  expect(picture.mood).toBe('failed')
})
