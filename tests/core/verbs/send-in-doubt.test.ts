import { expect, test } from 'vitest'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import { requestsText } from '../../../core/domain/operations/request/stored-requests.ts'
import { parseOptions } from '../../../core/domain/options/parse-options.ts'
import { storageKeys } from '../../../core/domain/sessions/storage-keys.ts'
import { host } from '../../../core/events/host.ts'
import { openSendingsOf } from '../../../core/selectors/send/requests.ts'
import { createSendVerbs } from '../../../core/verbs/send-verbs.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { harbor } from '../../../fixtures/story.ts'
import { eventually } from '../../eventually.ts'
import { lastSending } from '../effects/send/last-sending.ts'
import { friend, sendingOnSolana } from '../effects/send/on-solana-story.ts'
import { hash, sending } from '../effects/send/story.ts'
import { inTime } from '../in-time.ts'

type Story = ReturnType<typeof sending>

const otherHash = `0x${'ef'.repeat(32)}`

const order = { token: 'native', amount: '1.5', receiver: bob.address }
const onSolana = {
  token: 'native',
  amount: '1.5',
  receiver: friend,
  accept: ['unchecked', 'costly', 'unchecked-receiver'],
} as const

test('an open request of an earlier visit stays a risk for the visitor after the host accepts it', async () => {
  const chainId = 'eip155:1'
  const { address } = alice
  const earlier = {
    attempt: 'earlier',
    askedAt: 5,
    wallet: { key: 'x', name: 'X' },
    chainId,
    address,
  } as const
  const storage = fakeStorage({ [storageKeys.sendRequests]: requestsText([earlier]) })
  const { latchkey, clock, injected } = sending({ ports: { storage } })
  const open = () => openSendingsOf(latchkey.state(), { chainId, address })
  injected.answer('request', hash)
  const { send } = createSendVerbs(latchkey)
  expect(await inTime(clock, send({ ...order, accept: ['open-request'] }))).toEqual({ hash })
  expect(open()).toHaveLength(1)
})

/** The host's transaction on Solana is being made. */
async function making(signal?: AbortSignal) {
  const story = sendingOnSolana()
  const nodes = story.asked.hang('transaction')
  story.standard.hang('request')
  const { send } = createSendVerbs(story.latchkey)
  const told = inTime(story.clock, send({ ...onSolana, signal })).catch((error: unknown) => Object(error))
  await eventually(() => expect(lastSending(story)?.step).toBe('asking'))
  return { ...story, nodes, told }
}

test('a wallet that is asked in the turn of an abort is not said to have sent nothing', async () => {
  const giving = new AbortController()
  const { nodes, requests, told } = await making(giving.signal)
  giving.abort()
  await Promise.resolve()
  nodes.answer({ transaction: 'AAAA' })
  expect(requests()).toHaveLength(1)
  expect((await told).shortMessage).toContain('may still sign')
})

test('the review of a visitor warns of a host transfer in preparation before the wallet is asked', async () => {
  const { asked, nodes, requests, toReview, review, press } = await making()
  toReview()
  asked.answer('transaction', { transaction: 'BBBB' })
  press(review().send?.press)
  nodes.answer({ transaction: 'AAAA' })
  expect(requests()).toHaveLength(1)
})

test('send() rejects with feature-disabled if Send is switched off during the quote', async () => {
  const { latchkey, clock, asked, injected } = sending()
  const nodes = asked.hang('estimate')
  const told = inTime(clock, createSendVerbs(latchkey).send(order)).catch((error: unknown) => Object(error))
  await eventually(() => expect(asked.questions.map(({ method }) => method)).toContain('estimate'))
  const options = parseOptions({ ...latchkey.state().options, features: { send: false } })
  latchkey.dispatch(host.optionsChanged({ options, changed: ['features'] }))
  nodes.answer({ gas: '21000', fees: null, mostCost: '2', likelyCost: '1' })
  expect(await told).toMatchObject({ code: 'feature-disabled' })
  expect(injected.questions.filter(({ method }) => method === 'request')).toEqual([])
})

test.each([
  ['is disconnected', ({ latchkey }: Story) => latchkey.disconnect()],
  [
    'leaves',
    ({ injected }: Story) => Promise.resolve(injected.change(harbor.wallet.key, { kind: 'disconnected' })),
  ],
])(
  'a send whose wallet %s while it is asked says that it may still be signed, and can be repeated',
  async (_, end) => {
    const story = sending()
    const { latchkey, clock, injected } = story
    const answer = injected.hang('request')
    const { send } = createSendVerbs(latchkey)
    const told = inTime(clock, send(order)).catch((error: unknown) => Object(error))
    await eventually(() => expect(lastSending(story)?.step).toBe('asking'))
    await end(story)
    expect(await told).toMatchObject({
      code: 'aborted',
      shortMessage: expect.stringContaining('The wallet may still sign it'),
      meta: ['The session with its wallet ended.'],
    })
    await latchkey.connect({ wallet: harbor.wallet.key })
    const again = send({ ...order, amount: '0.5', accept: ['open-request'] })
    answer.answer(hash)
    await eventually(() => expect(lastSending(story)).toMatchObject({ hash }))
    injected.answer('request', otherHash)
    expect(await inTime(clock, again)).toEqual({ hash: otherHash })
  },
)

test('after a session ends mid-request the next send needs the open-request risk accepted', async () => {
  const { latchkey, clock, injected } = sending()
  injected.hang('request')
  const { send } = createSendVerbs(latchkey)
  void send(order).catch(() => {})
  await eventually(() => {
    clock.pass(500)
    expect(lastSending({ latchkey })?.step).toBe('asking')
  })
  await latchkey.disconnect()
  await latchkey.connect({ wallet: harbor.wallet.key })
  const codeOf = (error: unknown): unknown => Object(error).code
  expect(await inTime(clock, send(order)).catch(codeOf)).toBe('risk-not-accepted')
  injected.answer('request', hash)
  expect(await inTime(clock, send({ ...order, accept: ['open-request'] }))).toEqual({ hash })
})
