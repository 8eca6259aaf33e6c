import fc from 'fast-check'
import { expect } from 'vitest'
import { questions } from '../../../adapters/frame/questions.ts'
import { listenTo, unhurried } from '../answers.ts'
import { openStage, stageWindow } from './frame-stage.ts'

const names = Object.keys(questions)
const liveId = fc.constantFrom('id-1', 'id-2', 'id-3')
const wrongSource = stageWindow() as unknown as MessageEventSource

const payload = fc.oneof(
  fc.constantFrom<unknown>({ action: 'VERIFY_OTP' }, { chainId: 1 }, { isConnected: true }, undefined),
  fc.anything({ withBigInt: true, withMap: true, withSet: true, withTypedArray: true }),
)
const type = fc.oneof(
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom('SUCCESS', 'ERROR'))
    .map(([name, end]) => `@w3m-frame/${name}_${end}`),
  fc.string(),
)

/** A well-formed answer with an id that is waited for, which somebody else says. */
const forged = fc
  .record({ type: fc.constantFrom('CONNECT_EMAIL', 'GET_CHAIN_ID', 'RPC_REQUEST'), id: liveId })
  .chain(({ type, id }) =>
    fc.record({
      data: fc.record({
        type: fc.constantFrom(`@w3m-frame/${type}_SUCCESS`, `@w3m-frame/${type}_ERROR`),
        id: fc.constant(id),
        payload: fc.constantFrom<unknown>({ action: 'VERIFY_OTP' }, { chainId: 1 }, { message: 'no' }),
      }),
      event: fc.constantFrom(
        { source: wrongSource },
        { source: null },
        { origin: 'https://evil.example' },
        { isTrusted: false },
      ),
    }),
  )

/** Whatever the frame's own window may say, but for the ids that are waited for. */
const nonsense = fc.record({
  data: fc.oneof(
    fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true }),
    fc.record({ type, id: fc.string({ maxLength: 80 }).filter((id) => !id.startsWith('id-')), payload }),
  ),
  event: fc.constant({}),
})

/** Messages, half of them well-formed with live ids from a wrong source. */
export const messages = (howMany: number) =>
  fc.array(fc.oneof(forged, nonsense), { minLength: howMany, maxLength: howMany, size: 'max' })

/** Says all messages to a page with three open questions, and expects that nothing of it moves anything. */
export function expectUnmoved(said: readonly { readonly data: unknown; readonly event: object }[]): void {
  const { channel, say, tokens, clock, frame } = openStage()
  const open = [
    listenTo(channel.ask({ name: 'CONNECT_EMAIL', payload: { email: 'alice@example.com' } }, unhurried)),
    listenTo(channel.ask({ name: 'GET_CHAIN_ID', payload: undefined }, unhurried)),
    listenTo(channel.ask({ name: 'RPC_REQUEST', payload: { method: 'eth_accounts' } }, unhurried)),
  ]
  for (const { data, event } of said) say(data, event)
  const { foreign, malformed, unasked } = channel.ignored()
  expect(foreign + malformed + unasked).toBe(said.length)
  expect(open.map(({ values, hasEnded }) => [values, hasEnded()])).toEqual(
    Array.from({ length: 3 }, () => [[], false]),
  )
  expect([tokens, clock.waiting(), frame.posted.length]).toEqual([[], 3, 3])
  say({ type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id: 'id-2', payload: { chainId: 1 } })
  expect(open[1]?.values).toEqual([{ kind: 'answered', answer: { chainId: 1 } }])
}
