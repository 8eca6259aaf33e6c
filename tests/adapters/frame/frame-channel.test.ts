import { expect, test } from 'vitest'
import type { PageMessage } from '../../../adapters/frame/message-window.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { failure, frameOrigin, openStage, stageWindow, success } from './frame-stage.ts'

type Stage = ReturnType<typeof openStage>

const askEmail = ({ channel }: Stage, signal = unhurried) =>
  channel.ask({ name: 'CONNECT_EMAIL', payload: { email: 'alice@example.com' } }, signal)

const askRequest = ({ channel }: Stage, signal = unhurried) =>
  channel.ask({ name: 'RPC_REQUEST', payload: { method: 'eth_accounts' } }, signal)

const verifyOtp = { action: 'VERIFY_OTP' }
const answered = { kind: 'answered', answer: verifyOtp }

test('a question goes to the exact origin of the frame, with an id of its own, and its answer ends it', async () => {
  const stage = openStage()
  const [first, second] = [valueOf(askEmail(stage)), valueOf(askEmail(stage))]
  expect(stage.frame.posted).toEqual([
    {
      type: '@w3m-app/CONNECT_EMAIL',
      id: 'id-1',
      payload: { email: 'alice@example.com' },
      origin: frameOrigin,
    },
    {
      type: '@w3m-app/CONNECT_EMAIL',
      id: 'id-2',
      payload: { email: 'alice@example.com' },
      origin: frameOrigin,
    },
  ])
  stage.say(success('CONNECT_EMAIL', 'id-2', { action: 'VERIFY_DEVICE' }))
  stage.say(success('CONNECT_EMAIL', 'id-1', verifyOtp))
  expect(await first).toEqual(answered)
  expect(await second).toEqual({ kind: 'answered', answer: { action: 'VERIFY_DEVICE' } })
  expect(stage.channel.ignored()).toEqual({ foreign: 0, malformed: 0, unasked: 0 })
  expect(stage.clock.waiting()).toBe(0)
})

test('a refusal contains the message of the frame', async () => {
  const stage = openStage()
  const asked = valueOf(askEmail(stage))
  stage.say(failure('CONNECT_EMAIL', 'id-1', { message: 'No such inbox' }))
  expect(await asked).toEqual({ kind: 'refused', words: 'No such inbox' })
})

const other = stageWindow() as unknown as MessageEventSource
test.each<[string, Partial<PageMessage>]>([
  ['the host page', { origin: 'https://dapp.example', source: other }],
  ['another frame', { origin: 'https://advert.example', source: other }],
  ['the right origin in another window', { source: other }],
  ['the right window after it went elsewhere', { origin: 'https://evil.example' }],
  ['an origin that only begins so', { origin: `${frameOrigin}.evil.example` }],
  ['no window at all', { source: null }],
  ['a script that made the event itself', { isTrusted: false }],
])('a forged success with a known id from %s is harmless, and counted', async (_, event) => {
  const stage = openStage()
  const asked = listenTo(askEmail(stage))
  stage.say(success('CONNECT_EMAIL', 'id-1', verifyOtp), event)
  expect(asked.values).toEqual([])
  expect(stage.channel.ignored()).toEqual({ foreign: 1, malformed: 0, unasked: 0 })
  stage.say(success('CONNECT_EMAIL', 'id-1', verifyOtp))
  expect(asked.values).toEqual([answered])
})

test.each<[string, unknown]>([
  ['text', 'webpackHotUpdate'],
  ['nothing', undefined],
  ['an answer without an id', { type: '@w3m-frame/CONNECT_EMAIL_SUCCESS', payload: verifyOtp }],
  ['an unknown type', { type: '@w3m-frame/READY', id: 'id-1' }],
  ['an answer of another form', success('CONNECT_EMAIL', 'id-1', { action: 'TRUST_ME' })],
  [
    'an answer of five megabytes',
    success('CONNECT_EMAIL', 'id-1', { ...verifyOtp, more: 'x'.repeat(5_000_000) }),
  ],
  ['a refusal of five megabytes', failure('CONNECT_EMAIL', 'id-1', { message: 'x'.repeat(5_000_000) })],
  [
    'a token of five megabytes',
    { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'x'.repeat(5_000_000) } },
  ],
])('%s from the frame itself is not read, and counted; the question stays open', (_, data) => {
  const stage = openStage()
  const asked = listenTo(askEmail(stage))
  stage.say(data)
  expect(stage.channel.ignored()).toEqual({ foreign: 0, malformed: 1, unasked: 0 })
  expect([asked.values, stage.tokens]).toEqual([[], []])
  stage.say(success('CONNECT_EMAIL', 'id-1', verifyOtp))
  expect(asked.values).toEqual([answered])
})

test('an answer that comes twice counts once', () => {
  const stage = openStage()
  const asked = listenTo(askEmail(stage))
  stage.say(success('CONNECT_EMAIL', 'id-1', verifyOtp))
  stage.say(success('CONNECT_EMAIL', 'id-1', { action: 'VERIFY_DEVICE' }))
  stage.say(failure('CONNECT_EMAIL', 'id-1', { message: 'Oh no' }))
  expect(asked.values).toEqual([answered])
  expect(stage.channel.ignored()).toEqual({ foreign: 0, malformed: 0, unasked: 2 })
})

test('an id that was never given, and an answer to another question, are about nothing that was asked', () => {
  const stage = openStage()
  const asked = listenTo(askEmail(stage))
  stage.say(success('CONNECT_EMAIL', 'id-7', verifyOtp))
  stage.say(success('GET_CHAIN_ID', 'id-1', { chainId: 1 }))
  stage.say(success('CONNECT_EMAIL', '__proto__', verifyOtp))
  expect(asked.values).toEqual([])
  expect(stage.channel.ignored()).toEqual({ foreign: 0, malformed: 0, unasked: 3 })
})

test('a frame that never answers times out, and a late answer is ignored', async () => {
  const stage = openStage()
  const failed = failureFrom(askEmail(stage))
  stage.clock.pass(119_999)
  expect(stage.clock.waiting()).toBe(1)
  stage.clock.pass(1)
  expect(await failed).toEqual({
    code: 'timed-out',
    detail: 'The secure frame gave no answer to CONNECT_EMAIL within 120 seconds; try again.',
  })
  stage.say(success('CONNECT_EMAIL', 'id-1', verifyOtp))
  expect(stage.channel.ignored().unasked).toBe(1)
})

test.each<[string, unknown]>([
  ['nonsense', success('CONNECT_EMAIL', 'id-1', 'yes')],
  ['nothing', success('CONNECT_EMAIL', 'id-1', null)],
  ['an answer with another id', success('CONNECT_EMAIL', 'somebody', verifyOtp)],
  ['an answer without an id', { type: '@w3m-frame/CONNECT_EMAIL_SUCCESS', payload: verifyOtp }],
  ['no message at all', null],
])('after %s from the frame, a readable answer has ten seconds', async (_, data) => {
  const stage = openStage()
  const failed = failureFrom(askEmail(stage))
  stage.say(data)
  stage.clock.pass(5_000)
  stage.say(data)
  stage.clock.pass(4_999)
  expect(stage.clock.waiting()).toBe(1)
  stage.clock.pass(1)
  expect(await failed).toEqual({
    code: 'malformed-answer',
    detail: "The secure frame's answer to CONNECT_EMAIL cannot be read.",
  })
})

test.each<[string, unknown]>([
  ['what a frame of another version says', { type: '@w3m-frame/READY' }],
  ['an unreadable answer to another question', success('GET_CHAIN_ID', 'id-7', 'yes')],
])('%s leaves a question its time', (_, data) => {
  const stage = openStage()
  const asked = listenTo(askEmail(stage))
  stage.say(data)
  stage.clock.pass(100_000)
  stage.say(success('CONNECT_EMAIL', 'id-1', verifyOtp))
  expect(asked.values).toEqual([answered])
})

test('a late answer to an earlier question leaves the next one of its kind its time', async () => {
  const stage = openStage()
  const late = failureFrom(askEmail(stage))
  stage.clock.pass(120_000)
  await late
  const asked = listenTo(askEmail(stage))
  stage.say(success('CONNECT_EMAIL', 'id-1', verifyOtp))
  stage.clock.pass(100_000)
  stage.say(success('CONNECT_EMAIL', 'id-2', verifyOtp))
  expect(asked.values).toEqual([answered])
})

test('a question taken back before is not posted, and one taken back later leaves nothing', async () => {
  const stage = openStage()
  expect(await failureFrom(askEmail(stage, AbortSignal.abort()))).toEqual({ code: 'aborted' })
  expect(stage.frame.posted).toEqual([])
  const taken = new AbortController()
  const failed = failureFrom(askEmail(stage, taken.signal))
  taken.abort()
  expect(await failed).toEqual({ code: 'aborted' })
  expect(stage.clock.waiting()).toBe(0)
  stage.say(success('CONNECT_EMAIL', 'id-1', verifyOtp))
  expect(stage.channel.ignored().unasked).toBe(1)
})

test('an aborted or timed-out request is aborted at the frame', async () => {
  const stage = openStage()
  const taken = new AbortController()
  const failed = failureFrom(askRequest(stage, taken.signal))
  taken.abort()
  await failed
  const late = failureFrom(askRequest(stage))
  stage.clock.pass(30_000)
  expect((await late).code).toBe('timed-out')
  expect(stage.frame.posted.filter(({ type }) => type === '@w3m-app/RPC_ABORT')).toEqual([
    { type: '@w3m-app/RPC_ABORT', id: 'id-1', origin: frameOrigin },
    { type: '@w3m-app/RPC_ABORT', id: 'id-2', origin: frameOrigin },
  ])
})

test('an abandoned wait for another device is aborted at the frame', async () => {
  const stage = openStage()
  const taken = new AbortController()
  const asked = stage.channel.ask({ name: 'CONNECT_FARCASTER', payload: undefined }, taken.signal)
  const failed = failureFrom(asked)
  taken.abort()
  await failed
  expect(stage.frame.posted.map(({ type, id }) => [type, id])).toEqual([
    ['@w3m-app/CONNECT_FARCASTER', 'id-1'],
    ['@w3m-app/RPC_ABORT', 'id-1'],
  ])
})

test('a request that was answered is not taken back', async () => {
  const stage = openStage()
  const asked = valueOf(askRequest(stage))
  stage.say(success('RPC_REQUEST', 'id-1', ['0x']))
  expect(await asked).toEqual({ kind: 'answered', answer: ['0x'] })
  expect(stage.frame.posted).toHaveLength(1)
})

test('an iframe without a window cannot be asked', async () => {
  const stage = openStage()
  stage.removeFrame()
  expect(await failureFrom(askEmail(stage))).toEqual({
    code: 'unreachable',
    detail: 'W3mFrame: iframe is not set',
  })
  stage.say(success('CONNECT_EMAIL', 'id-1', verifyOtp), { source: null })
  expect(stage.channel.ignored().foreign).toBe(1)
  expect(stage.clock.waiting()).toBe(0)
})

test.each([[{}], [{ id: 'id-1' }], [{ id: 'somebody' }], [{ id: 7 }]])(
  'a token that arrives with %j is reported and answers no question',
  (own) => {
    const stage = openStage()
    const asked = listenTo(askEmail(stage))
    stage.say({ type: '@w3m-frame/SESSION_UPDATE', ...own, payload: { token: 'abc' } })
    expect([stage.tokens, asked.values]).toEqual([['abc'], []])
    stage.clock.pass(100_000)
    stage.say(success('CONNECT_EMAIL', 'id-1', verifyOtp))
    expect(asked.values).toEqual([answered])
  },
)

test('tokens are reported as they arrive, and a closed channel hears nothing', () => {
  const stage = openStage()
  stage.say({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'abc' } })
  stage.say({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'def' } }, { source: other })
  expect(stage.tokens).toEqual(['abc'])
  stage.channel.close(null)
  expect(stage.page.hearers()).toBe(0)
})
