import { expect, test, vi } from 'vitest'
import { createSettlement } from '../../../adapters/activity/settlement.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import { alice } from '../../../fixtures/people.ts'
import { listenTo, unhurried } from '../answers.ts'

const question = { network: mainnet, address: alice.address, hash: `0x${'1'.repeat(64)}`, nonce: null }
const unsettled = { outcome: 'unsettled', replacement: null }

/** Somebody waits on a page, and nodes take ten seconds for each look, in which they see nothing. */
function waiting() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const target = new EventTarget()
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  }
  const turn = (state: DocumentVisibilityState) => {
    page.visibilityState = state
    target.dispatchEvent(new Event('visibilitychange'))
  }
  const look = () => new Promise<null>((resolve) => void setTimeout(() => resolve(null), 10_000))
  const told = listenTo(createSettlement({ page, pollFor: () => look })(question, unhurried))
  return { told, turn, pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds) }
}

test('a settlement check lasts at most 180 seconds, however slow the nodes', async () => {
  const { told, pass } = waiting()
  await pass(179_999)
  expect(told.values).toEqual([])
  await pass(1)
  expect(told.values).toEqual([unsettled])
})

test('the settlement limit excludes the time in which the page is hidden', async () => {
  const { told, turn, pass } = waiting()
  await pass(100_000)
  turn('hidden')
  await pass(600_000)
  turn('visible')
  await pass(70_000)
  expect(told.values).toEqual([])
  await pass(20_000)
  expect(told.values).toEqual([unsettled])
})
