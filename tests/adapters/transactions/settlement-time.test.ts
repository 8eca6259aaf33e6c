import { expect, test, vi } from 'vitest'
import { createSettlement } from '../../../adapters/transactions/settlement.ts'
import { createTransactions } from '../../../adapters/transactions/transactions.ts'
import { lateCode } from '../../../adapters/late-code.ts'
import { mainnet, solana } from '../../../core/domain/known-networks.ts'
import { alice } from '../../../fixtures/people.ts'
import type { Network } from '../../../core/domain/network.ts'
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
  const told = listenTo(createSettlement({ page, lookFor: () => look })(question, unhurried))
  return { told, turn, pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds) }
}

test('nobody waits longer than 180 seconds, however long nodes take', async () => {
  const { told, pass } = waiting()
  await pass(179_999)
  expect(told.values).toEqual([])
  await pass(1)
  expect(told.values).toEqual([unsettled])
})

test('what passes while the page is hidden is no part of it', async () => {
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

/** Somebody waits for a transaction that no node knows, while the code that asks about it comes when the test says so. */
function waitingForCode(network: Network) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  let come = (): void => {}
  const coming = new Promise<void>((resolve) => (come = resolve))
  const code = lateCode(async () => {
    await coming
    return { createSignatureStatus: () => async () => null, ask: async () => null }
  })
  const ask = async () => (await code.load()).ask()
  const { settlement } = createTransactions({
    base: 'http://127.0.0.1:9',
    projectId: 'x',
    page: null,
    evm: { ask: Object.assign(ask, { whenHere: code.whenHere }) },
    signatureStatus: code,
    times: { interval: 4000, longest: 30_000 },
  })
  const told = listenTo(settlement({ ...question, network }, unhurried))
  return { told, come, pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds) }
}

test.each([
  [mainnet, 'unknown'],
  [solana, 'unsettled'],
] as const)(
  'on $0.name the time for which somebody waits begins once the code that asks its nodes is here',
  async (network, outcome) => {
    const { told, come, pass } = waitingForCode(network)
    await pass(15_000)
    come()
    await pass(29_999)
    expect(told.values).toEqual([])
    await pass(1)
    expect(told.values).toEqual([{ outcome, replacement: null }])
  },
)
