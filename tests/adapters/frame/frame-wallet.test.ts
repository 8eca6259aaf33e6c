import { expect, test } from 'vitest'
import { solana } from '../../../core/domain/network/known-networks.ts'
import { eventually } from '../../eventually.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { readyFrame, visitFrame } from './frame-visit.ts'

const chainId = 'eip155:8453'
const approval = { title: 'Approve Transaction', close: 'Cancel', themeMode: 'dark' } as const
const sign = { chainId, method: 'personal_sign', params: ['0x', '0x'] }
/** How long the frame may say that it was approved by then. */
const grace = 2_000
const aborted = { code: 'user-rejected', detail: 'Request was aborted' }
const mayBeSigned = {
  code: 'timed-out',
  detail: 'It may have been signed. Try again only if nothing comes of it.',
  data: expect.any(String) as string,
}
const mayBeDone = { ...mayBeSigned, detail: 'It may have been done. Look at Activity before trying again.' }

test('eth_chainId is answered in hex without the frame', async () => {
  const { frame, iframes } = visitFrame()
  expect(await valueOf(frame.request({ chainId, method: 'eth_chainId', params: undefined }, unhurried))).toBe(
    '0x2105',
  )
  expect(iframes()).toEqual([])
})

test('a method that the frame may not be asked is refused, and the frame is not even there for it', async () => {
  const { frame, iframes } = visitFrame()
  expect(await failureFrom(frame.request({ chainId, method: 'eth_sign', params: [] }, unhurried))).toEqual({
    code: 'method-unsupported',
    detail: 'Requested RPC call is not allowed',
  })
  expect(iframes()).toEqual([])
})

test('a request is asked and answered as it is', async () => {
  const { frame, asked } = await readyFrame({ RPC_REQUEST: { payload: { status: 'ok' } } })
  const request = { chainId, method: 'wallet_getCallsStatus', params: ['0x1'] }
  expect(await valueOf(frame.request(request, unhurried))).toEqual({ status: 'ok' })
  expect(asked()).toMatchObject([
    { type: '@w3m-app/RPC_REQUEST', payload: { method: 'wallet_getCallsStatus', params: ['0x1'] } },
  ])
})

test('transactions of Solana come back in base64, as hosts have them from any wallet', async () => {
  const chainId = solana.id
  const ask = async (method: string, params: object, payload: unknown) => {
    const { frame, asked } = await readyFrame({ RPC_REQUEST: { payload } })
    return [await valueOf(frame.request({ chainId, method, params }, unhurried)), asked()[0]?.payload]
  }
  const one = await ask('solana_signTransaction', { transaction: 'AQID' }, { transaction: 'Ldp' })
  expect(one).toMatchObject([{ transaction: 'AQID' }, { params: { transaction: 'Ldp' } }])
  const all = await ask('solana_signAllTransactions', { transactions: ['AQID'] }, { transactions: ['Ldp'] })
  expect(all[0]).toEqual({ transactions: ['AQID'] })
  const told = { signature: '3yZe7d', transaction: 'Ldp' }
  expect((await ask('solana_signTransaction', { transaction: 'AQID' }, told))[0]).toEqual({
    signature: '3yZe7d',
    transaction: 'AQID',
  })
})

test.each([{}, { transaction: 'not base58: 0OIl' }, { transaction: 7 }, null])(
  'a signed transaction that cannot be read is a malformed answer: %j',
  async (payload) => {
    const { frame } = await readyFrame({ RPC_REQUEST: { payload } })
    const request = { chainId: solana.id, method: 'solana_signTransaction', params: { transaction: 'AQID' } }
    expect((await failureFrom(frame.request(request, unhurried))).code).toBe('malformed-answer')
  },
)

test.each([
  [undefined, 'wallet-failed', 'An error occurred'],
  [{ message: 'User rejected the request' }, 'user-rejected', 'User rejected the request'],
  [{ message: 'insufficient funds for gas' }, 'insufficient-funds', 'insufficient funds for gas'],
])('a request that the frame refuses with %j is %s', async (refuses, code, detail) => {
  const { frame } = await readyFrame({ RPC_REQUEST: { refuses } })
  expect(await failureFrom(frame.request(sign, unhurried))).toEqual({ code, detail })
})

test('a person has five minutes to confirm, a node thirty seconds to answer', async () => {
  const { frame, clock, asked } = await readyFrame()
  const confirmed = failureFrom(frame.request(sign, unhurried))
  const read = failureFrom(frame.request({ ...sign, method: 'eth_call' }, unhurried))
  await eventually(() => expect(asked()).toHaveLength(2))
  clock.pass(30_000)
  expect((await read).code).toBe('timed-out')
  clock.pass(269_999)
  expect(clock.waiting()).toBe(1)
  clock.pass(1 + grace)
  expect((await confirmed).code).toBe('timed-out')
})

test('rejecting aborts what waits for a person, also while the frame still loads, and takes it back at the frame', async () => {
  const { frame, asked, clock } = await readyFrame()
  const confirmed = failureFrom(frame.request(sign, unhurried))
  await eventually(() => expect(asked()).toHaveLength(1))
  await valueOf(frame.rejectRequests(null, unhurried))
  clock.pass(grace)
  expect(await confirmed).toEqual(mayBeSigned)
  expect(asked().map(({ type }) => type)).toEqual(['@w3m-app/RPC_REQUEST', '@w3m-app/RPC_ABORT'])
  const loading = visitFrame()
  const early = failureFrom(loading.frame.request(sign, unhurried))
  await valueOf(loading.frame.rejectRequests(null, unhurried))
  expect(await early).toEqual(aborted)
  loading.load()
  expect(loading.asked()).toEqual([])
})

test('the approval shows the frame where it is, by its name and in its theme, until it is over', async () => {
  const visit = await readyFrame()
  const over = new AbortController()
  const [iframe] = visit.iframes()
  const shown = failureFrom(visit.frame.showApproval(approval, over.signal))
  await eventually(() => expect(visit.dialog()?.open).toBe(true))
  expect([visit.dialog()?.ariaLabel, visit.button()?.textContent]).toEqual(['Approve Transaction', 'Cancel'])
  expect(visit.body.children[0]?.style['colorScheme']).toBe('dark')
  expect(visit.iframes()).toEqual([iframe])
  over.abort()
  expect(await shown).toEqual({ code: 'aborted' })
  expect(visit.dialog()?.open).toBe(false)
})

test.each([
  ['its button', (visit: ReturnType<typeof visitFrame>) => visit.button()?.dispatchEvent(new Event('click'))],
  [
    'a press beside it',
    (visit: ReturnType<typeof visitFrame>) => visit.dialog()?.dispatchEvent(new Event('click')),
  ],
  ['Escape', (visit: ReturnType<typeof visitFrame>) => visit.dialog()?.close()],
])(
  'closing the approval by %s is a cancel: what a person would confirm is rejected, what is read is not',
  async (_, close) => {
    const visit = await readyFrame()
    const confirmed = failureFrom(visit.frame.request(sign, unhurried))
    const read = valueOf(visit.frame.request({ ...sign, method: 'eth_call' }, unhurried))
    const shown = listenTo(visit.frame.showApproval(approval, unhurried))
    await eventually(() => expect(visit.dialog()?.open).toBe(true))
    close(visit)
    const cancelled = visit.asked().find(({ type }) => type === '@w3m-app/RPC_ABORT')
    visit.say({ type: '@w3m-frame/RPC_ABORT_SUCCESS', id: cancelled?.id })
    expect(await confirmed).toEqual(aborted)
    expect([shown.values, shown.hasEnded(), visit.dialog()?.open]).toEqual([[null], true, false])
    const { id } = visit
      .asked()
      .find(({ payload }) => Reflect.get(Object(payload), 'method') === 'eth_call') ?? { id: '' }
    visit.say({ type: '@w3m-frame/RPC_REQUEST_SUCCESS', id, payload: '0x' })
    expect(await read).toBe('0x')
  },
)

/** A request that was asked and cancelled, and what the frame says of it then. */
async function cancelled(method = 'personal_sign', params: unknown = sign.params) {
  const visit = await readyFrame()
  const asked = visit.frame.request({ ...sign, method, params }, unhurried)
  await eventually(() => expect(visit.asked()).toHaveLength(1))
  await valueOf(visit.frame.rejectRequests(null, unhurried))
  const id = visit.asked()[0]?.id
  const says = (end: string, payload?: unknown) => visit.say({ type: `@w3m-frame/${end}`, id, payload })
  return { ...visit, asked, says }
}

test('what was approved before it was cancelled is answered, since it cannot be taken back any more', async () => {
  const { says, asked } = await cancelled()
  says('RPC_REQUEST_SUCCESS', '0xsigned')
  expect(await valueOf(asked)).toBe('0xsigned')
})

test('what the frame keeps, since it was approved before, is waited for until it has ended', async () => {
  const { says, asked, clock } = await cancelled('eth_sendTransaction')
  says('RPC_ABORT_ERROR', { message: 'It was approved before.' })
  clock.pass(grace + 60_000)
  says('RPC_REQUEST_SUCCESS', '0xhash')
  expect(await valueOf(asked)).toBe('0xhash')
})

test('what the frame keeps and cannot do fails in its own words', async () => {
  const { says, asked } = await cancelled('eth_sendTransaction')
  says('RPC_ABORT_ERROR')
  says('RPC_REQUEST_ERROR', { message: 'insufficient funds for gas' })
  expect((await failureFrom(asked)).code).toBe('insufficient-funds')
})

test('what the frame keeps and never ends is told, with the advice to look before another try', async () => {
  const { says, asked, clock } = await cancelled('eth_sendTransaction')
  says('RPC_ABORT_ERROR')
  clock.pass(120_000)
  expect(await failureFrom(asked)).toEqual(mayBeDone)
})

test.each(['The user rejected the request.', 'Request was aborted', 'Canceled'])(
  'a cancel is confirmed where the frame refuses the request as %j',
  async (message) => {
    const { says, asked } = await cancelled()
    says('RPC_REQUEST_ERROR', { message })
    expect(await failureFrom(asked)).toEqual(aborted)
  },
)

test('a cancel is confirmed where the frame says that it let go of the request', async () => {
  const { says, asked } = await cancelled('eth_sendTransaction')
  says('RPC_ABORT_SUCCESS')
  expect(await failureFrom(asked)).toEqual(aborted)
})

test.each(['An internal error', ''])(
  'what the frame fails with after a cancel, %j, may come of what was approved before, so that it is no refusal',
  async (message) => {
    const { says, asked } = await cancelled('eth_sendTransaction')
    says('RPC_REQUEST_ERROR', { message })
    expect((await failureFrom(asked)).code).toBe('wallet-failed')
  },
)

test.each([
  ['eth_sendTransaction', mayBeDone],
  ['wallet_sendCalls', mayBeDone],
  ['personal_sign', mayBeSigned],
  ['eth_signTypedData_v4', mayBeSigned],
])('of a cancelled %s that the frame says nothing to, nobody knows the outcome', async (method, failure) => {
  const params = method === 'wallet_sendCalls' ? [{ calls: [] }] : ['0x', '0x']
  const { asked, clock } = await cancelled(method, params)
  clock.pass(grace - 1)
  expect(clock.waiting()).toBe(1)
  clock.pass(1)
  expect(await failureFrom(asked)).toEqual(failure)
})

/** A cancelled request whose outcome was not known by then, and what comes late of it. */
async function unclear() {
  const visit = await cancelled('eth_sendTransaction')
  visit.clock.pass(grace)
  const { data: id = '' } = await failureFrom(visit.asked)
  return { ...visit, id, late: () => visit.frame.lateAnswer({ id }, unhurried) }
}

test('a hash that comes after the cancelled request was told as unclear is told late, once', async () => {
  const { says, late, frame } = await unclear()
  const told = valueOf(late())
  says('RPC_REQUEST_SUCCESS', '0xhash')
  says('RPC_REQUEST_SUCCESS', '0xother')
  expect(await told).toEqual({ result: '0xhash' })
  expect(frame.ignored().unasked).toBe(1)
})

test('a late answer is told also to whoever asks for it only then', async () => {
  const { says, late } = await unclear()
  says('RPC_REQUEST_SUCCESS', '0xhash')
  expect(await valueOf(late())).toEqual({ result: '0xhash' })
})

test.each([
  ['RPC_ABORT_SUCCESS', undefined],
  ['RPC_REQUEST_ERROR', { message: 'The user rejected the request.' }],
])('a late %s says that nothing was done', async (end, payload) => {
  const { says, late } = await unclear()
  says(end, payload)
  expect(await failureFrom(late())).toEqual(aborted)
})

test('what the frame says late that it goes on with is waited for on', async () => {
  const { says, late } = await unclear()
  says('RPC_ABORT_ERROR')
  says('RPC_REQUEST_SUCCESS', '0xhash')
  expect(await valueOf(late())).toEqual({ result: '0xhash' })
})

/** What the frame was asked since, but for whether it is there. */
const requestsTo = ({ asked }: Awaited<ReturnType<typeof readyFrame>>) =>
  asked().filter(({ type }) => type === '@w3m-app/RPC_REQUEST')

test('while a cancel is not confirmed, the next request goes to a frame that was loaded anew', async () => {
  const visit = await unclear()
  const [before] = visit.iframes()
  const late = failureFrom(visit.late())
  const next = valueOf(visit.frame.request(sign, unhurried))
  await eventually(() => expect(visit.iframes()[0]).not.toBe(before))
  expect(visit.iframes()).toHaveLength(1)
  expect((await late).code).toBe('unreachable')
  visit.load()
  await eventually(() =>
    expect(visit.posted.filter(({ type }) => type === '@w3m-app/RPC_REQUEST')).toHaveLength(2),
  )
  visit.says('RPC_REQUEST_SUCCESS', '0xold')
  visit.say({ type: '@w3m-frame/RPC_REQUEST_SUCCESS', id: visit.posted.at(-1)?.id, payload: '0xnew' })
  expect(await next).toBe('0xnew')
})

test('no approval is shown in the frame of before either', async () => {
  const visit = await unclear()
  const [before] = visit.iframes()
  listenTo(visit.frame.showApproval(approval, unhurried))
  await eventually(() => expect(visit.iframes()[0]).not.toBe(before))
  visit.load()
  await eventually(() => expect(visit.dialog()?.open).toBe(true))
})

test('a request that follows at once waits for the confirmation of the one before, and needs no other frame then', async () => {
  const visit = await cancelled('eth_sendTransaction')
  const [before] = visit.iframes()
  const next = valueOf(visit.frame.request(sign, unhurried))
  expect(visit.posted.filter(({ type }) => type === '@w3m-app/RPC_REQUEST')).toHaveLength(1)
  const refused = failureFrom(visit.asked)
  visit.says('RPC_REQUEST_ERROR', { message: 'The user rejected the request.' })
  expect(await refused).toEqual(aborted)
  await eventually(() =>
    expect(visit.posted.filter(({ type }) => type === '@w3m-app/RPC_REQUEST')).toHaveLength(2),
  )
  visit.say({ type: '@w3m-frame/RPC_REQUEST_SUCCESS', id: visit.posted.at(-1)?.id, payload: '0xnew' })
  expect(await next).toBe('0xnew')
  expect(visit.iframes()[0]).toBe(before)
})

test('what reads needs no other frame', async () => {
  const visit = await unclear()
  const [before] = visit.iframes()
  const read = valueOf(visit.frame.request({ ...sign, method: 'eth_call' }, unhurried))
  await eventually(() =>
    expect(visit.posted.filter(({ type }) => type === '@w3m-app/RPC_REQUEST')).toHaveLength(2),
  )
  visit.say({ type: '@w3m-frame/RPC_REQUEST_SUCCESS', id: visit.posted.at(-1)?.id, payload: '0x' })
  expect(await read).toBe('0x')
  expect(visit.iframes()[0]).toBe(before)
})

test('a request whose frame is taken from the page may have been done', async () => {
  const visit = await readyFrame()
  const sent = failureFrom(visit.frame.request({ ...sign, method: 'eth_sendTransaction' }, unhurried))
  await eventually(() => expect(requestsTo(visit)).toHaveLength(1))
  visit.takeAway()
  expect(await sent).toEqual({ ...mayBeDone, code: 'unreachable' })
})

test('a request that is answered with what cannot be read may have been done, ten seconds later', async () => {
  const visit = await readyFrame()
  const sent = failureFrom(visit.frame.request({ ...sign, method: 'eth_sendTransaction' }, unhurried))
  await eventually(() => expect(requestsTo(visit)).toHaveLength(1))
  visit.say({ type: '@w3m-frame/RPC_REQUEST_SUCCESS', id: 'another', payload: '0xhash' })
  visit.clock.pass(10_000)
  visit.clock.pass(grace)
  expect(await sent).toEqual({ ...mayBeDone, code: 'malformed-answer' })
})

test('what is approved in the last second of its five minutes is waited for, too', async () => {
  const { frame, clock, asked, say } = await readyFrame()
  const sent = valueOf(frame.request({ ...sign, method: 'eth_sendTransaction' }, unhurried))
  await eventually(() => expect(asked()).toHaveLength(1))
  clock.pass(300_000)
  const id = asked()[0]?.id
  say({ type: '@w3m-frame/RPC_ABORT_ERROR', id })
  clock.pass(grace)
  say({ type: '@w3m-frame/RPC_REQUEST_SUCCESS', id, payload: '0xhash' })
  expect(await sent).toBe('0xhash')
})

test.each([
  ['lets go of it', '@w3m-frame/RPC_ABORT_SUCCESS', undefined],
  ['refuses it as taken back', '@w3m-frame/RPC_REQUEST_ERROR', { message: 'Request was aborted' }],
])('what nobody confirmed in five minutes was not done, once the frame %s', async (_, type, payload) => {
  for (const method of ['eth_sendTransaction', 'personal_sign']) {
    const { frame, clock, asked, say } = await readyFrame()
    const unconfirmed = failureFrom(frame.request({ ...sign, method }, unhurried))
    await eventually(() => expect(asked()).toHaveLength(1))
    clock.pass(300_000)
    say({ type, id: asked()[0]?.id, payload })
    expect(await unconfirmed).toEqual({
      code: 'user-rejected',
      detail: 'Nobody confirmed it within 300 seconds. Nothing was done.',
    })
  }
})

test('an answer that cannot be read leaves no doubt once the frame lets go of its request', async () => {
  const { frame, clock, asked, say } = await readyFrame()
  const sent = failureFrom(frame.request({ ...sign, method: 'eth_sendTransaction' }, unhurried))
  await eventually(() => expect(asked()).toHaveLength(1))
  say({ type: '@w3m-frame/RPC_REQUEST_SUCCESS', id: 'another', payload: '0xhash' })
  clock.pass(10_000)
  say({ type: '@w3m-frame/RPC_ABORT_SUCCESS', id: asked()[0]?.id })
  expect((await sent).code).toBe('user-rejected')
})

test('a frame does not keep what nobody took back', async () => {
  const { frame, clock, asked, say } = await readyFrame()
  const confirmed = failureFrom(frame.request(sign, unhurried))
  await eventually(() => expect(asked()).toHaveLength(1))
  say({ type: '@w3m-frame/RPC_ABORT_ERROR', id: asked()[0]?.id })
  expect(frame.ignored().unasked).toBe(1)
  clock.pass(300_000 + grace)
  expect((await confirmed).code).toBe('timed-out')
})

test('two who show it hide it together', async () => {
  const visit = await readyFrame()
  const [first, second] = [new AbortController(), new AbortController()]
  const both = [first, second].map(({ signal }) => failureFrom(visit.frame.showApproval(approval, signal)))
  await eventually(() => expect(visit.dialog()?.open).toBe(true))
  first.abort()
  await both[0]
  expect(visit.dialog()?.open).toBe(true)
  second.abort()
  await both[1]
  expect(visit.dialog()?.open).toBe(false)
})
