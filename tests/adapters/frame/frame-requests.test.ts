import { expect, test } from 'vitest'
import { rejectOnAbort } from '../../../adapters/ports/aborted.ts'
import { createFrameRequests } from '../../../adapters/frame/frame-requests.ts'
import { failureFrom, unhurried } from '../answers.ts'

/** A request that the test answers. */
function openRequest(requests: ReturnType<typeof createFrameRequests>, method: string, signal = unhurried) {
  let answer: (value: unknown) => void = () => {}
  let refuse: (error: unknown) => void = () => {}
  const asked = requests.run(method, signal, (own) =>
    rejectOnAbort(
      new Promise((resolve, reject) => {
        answer = resolve
        refuse = reject
      }),
      own,
    ),
  )
  return { asked, answer: (value: unknown) => answer(value), refuse: (error: unknown) => refuse(error) }
}

test('a request ends with its answer or its refusal', async () => {
  const requests = createFrameRequests()
  const [first, second] = [openRequest(requests, 'eth_call'), openRequest(requests, 'personal_sign')]
  first.answer('0x')
  expect(await first.asked).toBe('0x')
  second.refuse({ code: 'wallet-failed' })
  expect((await failureFrom(second.asked)).code).toBe('wallet-failed')
})

test('a request that continues after the rejection ends with its own outcome', async () => {
  const requests = createFrameRequests()
  let refuse: (error: unknown) => void = () => {}
  const sent = requests.run(
    'eth_sendTransaction',
    unhurried,
    () => new Promise((_, reject) => (refuse = reject)),
  )
  requests.reject()
  refuse({ code: 'execution-reverted' })
  expect((await failureFrom(sent)).code).toBe('execution-reverted')
})

test('rejecting aborts every request that is not safe', async () => {
  const requests = createFrameRequests()
  const methods = ['eth_getBalance', 'eth_sendTransaction', 'personal_sign', 'eth_sendRawTransaction']
  const [read, send, sign, sendRaw] = methods.map((method) => openRequest(requests, method))
  requests.reject()
  const aborted = { code: 'user-rejected', detail: 'Request was aborted' }
  expect(await failureFrom(send!.asked)).toEqual(aborted)
  expect(await failureFrom(sign!.asked)).toEqual(aborted)
  read!.answer('0x1')
  sendRaw!.answer('0x2')
  expect([await read!.asked, await sendRaw!.asked]).toEqual(['0x1', '0x2'])
})

test('a request that is asked after a rejection is not rejected by it', async () => {
  const requests = createFrameRequests()
  requests.reject()
  const sign = openRequest(requests, 'personal_sign')
  sign.answer('0x')
  expect(await sign.asked).toBe('0x')
})

test('a request that the caller aborted is aborted, not rejected', async () => {
  const requests = createFrameRequests()
  const taken = new AbortController()
  const sign = openRequest(requests, 'personal_sign', taken.signal)
  taken.abort()
  expect(await failureFrom(sign.asked)).toEqual({ code: 'aborted' })
  const late = openRequest(requests, 'personal_sign', taken.signal)
  expect(await failureFrom(late.asked)).toEqual({ code: 'aborted' })
})
