import { expect, test, vi } from 'vitest'
import { engine } from '../../core/events/engine.ts'
import { connection } from '../../core/events/connection/connection.ts'
import { network } from '../../core/events/network/network.ts'
import type { EventInput } from '../../core/events/define-events.ts'
import { createPageLog } from '../../entries/page-log.ts'
import { eventually } from '../eventually.ts'

/** A log of which the host says nothing, and what it hears. */
function unsaid() {
  const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() }
  const log = createPageLog(() => undefined, logger)
  const hear = (event: EventInput) => log.hear({ ...event, id: 'e1', at: 0, cause: null, flow: 'e1' })
  return { ...logger, log, hear }
}

test('the default log contains errors only', async () => {
  const { hear, log, error, warn, info, debug } = unsaid()
  hear(connection.reconnectAbandoned({ session: null, failure: { code: 'timed-out' } }))
  log.tell('warn', 'Something did not work.')
  hear(engine.effectFailed({ effect: 'connect', message: 'x is not a function', restarts: 1 }))
  await eventually(() => expect(error).toHaveBeenCalledOnce())
  expect([warn, info, debug].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
})

test('the default log contains a failed connector but not a refusal of the visitor', async () => {
  const { hear, error, warn, info, debug } = unsaid()
  hear(connection.attemptFailed({ flow: 'e1', failure: { code: 'user-rejected' } }))
  hear(network.switchFailed({ attempt: 'e1', chainId: 'eip155:1', failure: { code: 'chain-not-added' } }))
  await eventually(() =>
    expect(error.mock.calls).toEqual([['Latchkey: network/switchFailed (chain-not-added)']]),
  )
  expect([warn, info, debug].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
})
