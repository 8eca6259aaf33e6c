import { expect, test } from 'vitest'
import { createSendVerbs } from '../../../core/verbs/send-verbs.ts'
import { bob } from '../../../fixtures/people.ts'
import { beacon, harbor } from '../../../fixtures/story.ts'
import { eventually } from '../../eventually.ts'
import { lastSending } from '../effects/send/last-sending.ts'
import { sending } from '../effects/send/story.ts'
import { swapping, usdcToken } from '../effects/swap/story.ts'
import { createSwapVerbs } from '../../../core/verbs/swap-verbs.ts'
import { inTime } from '../in-time.ts'

const order = { token: 'native', amount: '1.5', receiver: bob.address }

test('send() rejects with aborted if another wallet replaces the asked one', async () => {
  const { latchkey, clock, injected } = sending()
  injected.hang('request')
  const { send } = createSendVerbs(latchkey)
  let ended: unknown = 'still waiting'
  void inTime(clock, send(order)).catch((error: unknown) => (ended = Object(error).code))
  await eventually(() => expect(lastSending({ latchkey })?.step).toBe('asking'))
  await latchkey.connect({ wallet: beacon.wallet.key })
  await eventually(() => expect(ended).toBe('aborted'))
})

test('swap() rejects with aborted if another wallet replaces the asked one', async () => {
  const { latchkey, clock, injected, node, form } = swapping()
  for (let times = 0; times < 5; times += 1) node.answer('ask', '0x249f0')
  injected.hang('request')
  const { swap } = createSwapVerbs(latchkey)
  let ended: unknown = 'still waiting'
  void inTime(clock, swap({ from: 'native', to: usdcToken.address, amount: '1' })).catch(
    (error: unknown) => (ended = Object(error).code),
  )
  await eventually(() =>
    expect(Object.values(form()?.swaps ?? {}).map(({ step }) => step)).toEqual(['asking']),
  )
  await latchkey.connect({ wallet: beacon.wallet.key })
  await eventually(() => expect(ended).toBe('aborted'))
})

test('send() and swap() survive a reconnection of the same wallet while it is asked', async () => {
  const story = sending()
  const asked = story.injected.hang('request')
  const sent = inTime(story.clock, createSendVerbs(story.latchkey).send(order))
  await eventually(() => expect(lastSending(story)?.step).toBe('asking'))
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  asked.answer(hash)
  expect(await sent).toEqual({ hash })

  const other = swapping()
  for (let times = 0; times < 5; times += 1) other.node.answer('ask', '0x249f0')
  const swapped = other.injected.hang('request')
  const { swap } = createSwapVerbs(other.latchkey)
  const made = inTime(other.clock, swap({ from: 'native', to: usdcToken.address, amount: '1' }))
  await eventually(() =>
    expect(Object.values(other.form()?.swaps ?? {}).map(({ step }) => step)).toEqual(['asking']),
  )
  await other.latchkey.connect({ wallet: harbor.wallet.key })
  swapped.answer(hash)
  expect(await made).toEqual({ hash })
})

const hash = `0x${'5'.repeat(64)}`
