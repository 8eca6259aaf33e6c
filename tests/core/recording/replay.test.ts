import { NEVER, concat, of } from 'rxjs'
import { expect, test } from 'vitest'
import type { Json } from '../../../core/domain/values/json.ts'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import { sharing } from '../../../adapters/fake/sharing.ts'
import { account } from '../../../core/events/account/account.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { network } from '../../../core/events/network/network.ts'
import { router } from '../../../core/events/shell/router.ts'
import { toast } from '../../../core/events/shell/toast.ts'
import { fold, rerun } from '../../../core/recording/replay.ts'
import { eventsOf, formatTape, parseTape } from '../../../core/recording/tape.ts'
import type { Tape } from '../../../core/recording/tape.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'

/** A session with a declined and a successful attempt, a refused and an added network, timers, and a late answer. */
function recordedSession() {
  const story = startStory({ record: 10_000 })
  const { latchkey, injected, clock } = story
  const go = latchkey.dispatch
  latchkey.start()
  go(modal.openRequested({}))
  injected.reject('connect', { code: 'user-rejected' })
  go(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const late = injected.hang('connect')
  go(connection.retried())
  go(router.wentBack())
  go(connection.walletChosen({ walletKey: harbor.wallet.key }))
  late.answer(sharing({ accounts: [...harbor.accounts], chainId: harbor.chainId }))
  go(modal.openRequested({}))
  go(account.addressCopyRequested())
  clock.pass(4000)
  go(router.viewPushed({ view: 'Networks' }))
  injected.reject('switchNetwork', { code: 'user-rejected' })
  go(network.chosen({ chainId: 'eip155:8453' }))
  go(network.chosen({ chainId: 'eip155:137' }))
  go(toast.shown({ variant: 'success', message: { text: 'account.copied' } }))
  clock.pass(25_000)
  go(connection.disconnectRequested())
  return { story, tape: parseTape(formatTape(latchkey.recording()!)) }
}

function withLine(
  tape: Tape,
  index: number,
  change: (line: Tape['lines'][number]) => Tape['lines'][number] | null,
): Tape {
  return { ...tape, lines: tape.lines.flatMap((line, at) => (at === index ? (change(line) ?? []) : [line])) }
}

test('a recorded session runs again to the same events and the same state', () => {
  const { story, tape } = recordedSession()
  const again = rerun(tape)
  expect(again.difference).toBeNull()
  expect(again.published).toEqual(eventsOf(tape))
  expect(again.state).toEqual(story.latchkey.state())
  expect(fold(eventsOf(tape))).toEqual(again.state)
})

test('a changed answer is reported with the first differing event', () => {
  const { tape } = recordedSession()
  const index = tape.lines.findIndex((line) => line.kind === 'answer' && line.method === 'balance')
  const changed = withLine(tape, index, (line) =>
    line.kind === 'answer' ? { ...line, answer: { value: { amount: '1' } } } : line,
  )
  expect(rerun(changed).difference).toMatchObject({
    kind: 'event',
    recorded: { type: 'account/balanceReceived', data: { amount: '1234500000000000000' } },
    published: { type: 'account/balanceReceived', data: { amount: '1' } },
  })
})

test('a question that differs from the recording is reported', () => {
  const { tape } = recordedSession()
  const index = tape.lines.findIndex((line) => line.kind === 'answer' && line.method === 'connect')
  const changed = withLine(
    tape,
    index,
    (line) => ({ ...line, request: { walletKey: 'other' } }) as typeof line,
  )
  expect(rerun(changed).difference).toMatchObject({
    kind: 'question',
    recorded: 'connectors.injected.connect({"walletKey":"other"})',
    asked: 'connectors.injected.connect({"walletKey":"dev.latchkey.harbor"})',
  })
})

test('a missing and an extra event are reported', () => {
  const { tape } = recordedSession()
  const fact = tape.lines.findIndex((line) => line.kind === 'event' && line.type === 'storage/written')
  expect(rerun(withLine(tape, fact, () => null)).difference).toMatchObject({
    kind: 'event',
    published: { type: 'storage/written' },
  })
  const extra = {
    ...tape,
    lines: [...tape.lines, { kind: 'event', ...eventsOf(tape).at(-1)!, id: 'z', cause: 'y' } as const],
  }
  expect(rerun(extra).difference).toMatchObject({ kind: 'event', published: null })
})

test('an answer that is no JSON, from a port that a host brings, is on the tape as JSON, and runs again', async () => {
  const story = startStory({ record: 1000 })
  story.latchkey.start()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.injected.answer('request', { gas: 10n, self: () => story } as unknown as Json)
  expect(await story.latchkey.request({ method: 'eth_any', params: [7n] })).toMatchObject({ gas: 10n })
  const tape = parseTape(formatTape(story.latchkey.recording()!))
  expect(eventsOf(tape).at(-1)?.data).toMatchObject({ result: { gas: '0xa' } })
  expect(rerun(tape).difference).toBeNull()
})

test('a port that throws in the place of an answer has failed on the tape too, and runs again', () => {
  const read = () => {
    throw new TypeError('blocked')
  }
  const story = startStory({ record: 1000, ports: { storage: { ...fakeStorage(), read } } })
  story.latchkey.start()
  const tape = parseTape(formatTape(story.latchkey.recording()!))
  expect(tape.lines).toContainEqual(
    expect.objectContaining({ port: 'storage', method: 'read', answer: { failure: expect.anything() } }),
  )
  expect(rerun(tape).difference).toBeNull()
})

test('an answer that never ends is over on the tape where it was given, and runs again', async () => {
  const write = () => concat(of(null), NEVER)
  const story = startStory({ record: 1000, ports: { storage: { ...fakeStorage(), write } } })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:137' })
  const tape = parseTape(formatTape(story.latchkey.recording()!))
  expect(eventsOf(tape).filter(({ type }) => type === 'storage/written').length).toBeGreaterThan(1)
  expect(rerun(tape).difference).toBeNull()
})
