import { expect, test, vi } from 'vitest'
import { createLog } from '../../../adapters/log/create-log.ts'
import type { LogLevel } from '../../../core/domain/options/log-level.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { engine } from '../../../core/events/engine.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { storage } from '../../../core/events/storage.ts'
import type { EventInput } from '../../../core/events/define-events.ts'
import { eventsOf } from '../../../core/recording/tape.ts'
import { renderFailed } from '../../../core/view-models/shell/render-failed.ts'
import { recordings } from '../../recordings.ts'

/** A log of a level, and what it told, each as level and words. */
function logOf(level: LogLevel | 'silent') {
  const told: (readonly [LogLevel, ...unknown[]])[] = []
  const write =
    (level: LogLevel) =>
    (...said: unknown[]) =>
      void told.push([level, ...said])
  const logger = { error: write('error'), warn: write('warn'), info: write('info'), debug: write('debug') }
  const log = createLog(() => level, logger)
  const hear = (input: EventInput, cause: string | null = null) => log.hear({ ...input, id: 'e2', cause })
  return { ...log, told, happen: hear }
}

const broken = engine.effectFailed({
  effect: 'readBalance',
  message: 'no 0x9D85ca56217D2bb651b00f15e694EB7E713637D4',
  restarts: 0,
})
const failed = connection.attemptFailed({
  flow: 'e1',
  failure: { code: 'wallet-failed', detail: 'secret words' },
})
const unkept = storage.failed({ key: 'a', purpose: 'keep', failure: { code: 'storage-blocked' } })
const declined = connection.attemptFailed({ flow: 'e1', failure: { code: 'user-rejected' } })
const opened = modal.opened({ view: 'Connect' })
const shaken = modal.shaken()

test.each([
  ['silent', []],
  ['error', ['error', 'error']],
  ['warn', ['error', 'error', 'warn']],
  ['info', ['error', 'error', 'warn', 'info', 'info']],
  ['debug', ['error', 'error', 'warn', 'info', 'info', 'debug']],
] as const)('a log of level %s tells %j', (level, expected) => {
  const { happen, told } = logOf(level)
  for (const event of [broken, failed, unkept, declined, opened, shaken]) happen(event)
  expect(told.map(([level]) => level)).toEqual(expected)
})

test('a log line contains event, flow and failure code, but no content', () => {
  const { happen, told } = logOf('debug')
  happen(broken)
  happen(failed)
  happen(shaken, 'e1')
  expect(told).toEqual([
    ['error', 'Latchkey: readBalance broke: no …'],
    ['error', 'Latchkey: connection/attemptFailed (wallet-failed)'],
    ['debug', 'Latchkey: modal/shaken e2 of e1'],
  ])
})

test('a rendering failure is logged by default with its error', () => {
  const { happen, told } = logOf('error')
  happen(renderFailed('ConnectButton', new TypeError('no sheets')))
  expect(told).toEqual([['error', 'Latchkey: ConnectButton could not be drawn: TypeError: no sheets']])
})

test('an error of the host is logged unchanged', () => {
  const { tell, told } = logOf('error')
  const error = new Error('mine')
  tell('error', 'A listener of this page broke.', error)
  expect(told).toEqual([['error', 'Latchkey: A listener of this page broke.', error]])
})

test('a logger that throws does not affect others', () => {
  const breaking = vi.fn<() => never>(() => {
    throw new Error('oops')
  })
  const { tell } = createLog(() => 'error', {
    error: breaking,
    warn: breaking,
    info: breaking,
    debug: breaking,
  })
  expect(() => tell('error', 'x')).not.toThrow()
  expect(breaking).toHaveBeenCalledTimes(1)
})

test('no log line of a recorded visit contains an address, typed text or key', () => {
  const { hear, told } = logOf('debug')
  for (const [, tape] of recordings) for (const event of eventsOf(tape)) hear(event)
  expect(told.length).toBeGreaterThan(500)
  expect(told.filter(([, line]) => !/^Latchkey: [\w/ .()-]+$/.test(String(line)))).toEqual([])
})
