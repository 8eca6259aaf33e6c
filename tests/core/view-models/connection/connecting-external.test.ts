import { expect, test } from 'vitest'
import type { FailureCode } from '../../../../core/domain/errors/failure-code.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { connectingExternalView } from '../../../../core/view-models/connection/connecting-external.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

test('the view says how to continue while the wallet is asked', () => {
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

test.each<[FailureCode, title: string, body: string]>([
  ['user-rejected', 'Connection declined', 'Nothing was shared. You can try again.'],
  [
    'request-pending',
    'Harbor is waiting for your answer',
    'An earlier request is still open. Answer it in the wallet, then try again.',
  ],
  ['wallet-missing', "Couldn't find Harbor", "Make sure it's installed and enabled, then try again."],
  ['invalid-address', 'Connection failed', 'Harbor sent an invalid address. Update it, then try again.'],
  ['invalid-chain-id', 'Connection failed', 'Harbor sent an invalid network. Update it, then try again.'],
  ['no-accounts', 'Connection failed', 'Harbor shared no account. Choose at least one and try again.'],
  ['chain-unsupported', "The wallet doesn't support this app's networks", 'Try another wallet.'],
  ['timed-out', 'No answer from Harbor', 'Unlock or restart Harbor, then try again.'],
  ['wallet-failed', 'Connection failed', "Harbor couldn't connect. Unlock it and try again."],
])('after %s the view says "%s: %s" and offers a retry', (code, title, body) => {
  const story = startStory()
  story.latchkey.start()
  story.injected.reject('connect', { code })
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const { status, retry, picture } = connectingExternalView(story.latchkey.state()).parts
  expect(status.title).toBe(title)
  expect(status.body).toBe(body)
  expect(retry?.press?.type).toBe('connection/retried')
  expect([picture.mood, status.tone]).toEqual(
    code === 'user-rejected' ? ['stopped', 'neutral'] : ['failed', 'negative'],
  )
})
