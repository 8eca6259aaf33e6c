import { expect, test } from 'vitest'
import { sendBlockerOf } from '../../../core/domain/send/blocker.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import type { EventInput } from '../../../core/events/define-events.ts'
import { host } from '../../../core/events/host.ts'
import { send } from '../../../core/events/send/send.ts'
import { combineSlices } from '../../../core/reducers/slices/define-slice.ts'
import { currentTransfer } from '../../../core/domain/send/current-transfer.ts'
import { sendBlockerInput, currentQuestion } from '../../../core/selectors/send/progress.ts'
import { sendSlice } from '../../../core/reducers/send/send.ts'
import type { SendState } from '../../../core/reducers/send/send.ts'
import { alice, bob, carol } from '../../../fixtures/people.ts'

const { initial, reduce } = combineSlices({ send: sendSlice }, { freeze: true })
const beginning = initial.send

const ether = {
  address: null,
  name: 'Ether',
  symbol: 'ETH',
  decimals: '18',
  amount: '2000000000000000000',
  price: '2000',
  icon: null,
}
const usdc = {
  ...ether,
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: '6',
  amount: '5000000',
  price: '1',
}
const holder = { chainId: 'eip155:1', address: alice.address }
const found = { address: bob.address, name: null, avatar: null, isContract: false }
const fees = { type: 'fee-market', maxFeePerGas: '30', maxPriorityFeePerGas: '1' } as const
const known = { gas: '21000', fees, mostCost: '630000', likelyCost: '500000' }
const transfer = { from: alice.address, to: bob.address, token: null, amount: '1500000000000000000' }

const chosen = (token: typeof ether | typeof usdc = ether) => send.tokenChosen({ ...holder, token })
const typed = (text: string) => send.amountTyped({ text, separator: '.' })
const receiverTyped = send.receiverTyped({ text: bob.address })
const receiverFound = send.receiverFound({ text: bob.address, receiver: found })
/** The form, filled in, with its cost and a press on Send. */
const filled = [chosen(), typed('1.5'), receiverTyped, receiverFound]
const priced = [
  ...filled,
  send.estimateStarted({ estimate: 'e1', transfer }),
  send.estimated({ estimate: 'e1', known }),
]
const order = {
  chainId: 'eip155:1',
  transfer,
  token: ether,
  receiver: found,
  cost: known,
  checked: null,
}
/** A press on Send, by its id. */
const pressed = (id: string) => ({ ...send.sendingRequested({ order, by: 'visitor' }), id })
const begun = [...priced, pressed('a1')]

/** The state after some events. */
function after(...told: readonly EventInput[]): SendState {
  const stamped = told.map((input) => ({ id: 'e', ...input, at: 0, cause: null, flow: 'e' }))
  return stamped.reduce(reduce, initial).send
}
const blockerAfter = (...told: readonly EventInput[]) =>
  sendBlockerOf(sendBlockerInput(after(...told), '1000000'))

test('a transfer form names the next missing part until it is complete', () => {
  const blockers = [[], ...filled.map((_, index) => filled.slice(0, index + 1))].map((told) =>
    blockerAfter(...told),
  )
  expect(blockers).toEqual(['select-token', 'add-amount', 'add-address', 'find-receiver', null])
  expect(currentTransfer(after(...filled))).toEqual(transfer)
})

test('an amount without a token is ignored', () => {
  expect(after(typed('1'))).toEqual(beginning)
})

test('another token clears amount and cost and preserves receiver and fees', () => {
  const state = after(...priced, chosen(usdc))
  expect(state.entry).toEqual(beginning.entry)
  expect(state.cost).toBeNull()
  expect(state.fees).toEqual(fees)
  expect(state.receiver.found).toEqual(found)
})

test('a token of another account clears the receiver, and another chain clears the fees', () => {
  const other = after(...priced, send.tokenChosen({ ...holder, address: carol.address, token: ether }))
  expect([other.receiver.text, other.fees]).toEqual(['', fees])
  const elsewhere = after(...priced, send.tokenChosen({ ...holder, chainId: 'eip155:137', token: ether }))
  expect([elsewhere.receiver.text, elsewhere.fees]).toEqual(['', null])
})

test('an amount stays the same to the last base unit while it is switched to dollars and back', () => {
  const switched = send.unitSwitched({ separator: '.' })
  const precise = typed('0.123456789012345678')
  expect(after(chosen(), precise, switched).entry).toEqual({
    unit: 'fiat',
    text: '246.91',
    amount: '123456789012345678',
  })
  expect(after(chosen(), precise, switched, switched)).toEqual(after(chosen(), precise))
})

test('all that there is can be chosen in dollars without losing a base unit', () => {
  const all = send.maxChosen({ amount: '1999999999999370000', separator: '.' })
  const { entry } = after(chosen(), send.unitSwitched({ separator: '.' }), all)
  expect(entry).toEqual({ unit: 'fiat', text: '3999.99', amount: '1999999999999370000' })
})

test('more than the coin leaves after the network cost is too much, once that is known', () => {
  expect(blockerAfter(...filled, typed('2'))).toBeNull()
  expect(blockerAfter(...priced, typed('2'))).toBe('insufficient-funds')
})

test('a token cannot be sent without the coin for the network', () => {
  const cost = [
    send.estimateStarted({ estimate: 'e2', transfer: { ...transfer, token: usdc.address, amount: '5' } }),
    send.estimated({ estimate: 'e2', known }),
  ]
  const told = [chosen(usdc), typed('5'), receiverTyped, receiverFound, ...cost]
  expect(sendBlockerOf(sendBlockerInput(after(...told), '630000'))).toBeNull()
  expect(sendBlockerOf(sendBlockerInput(after(...told), '629999'))).toBe('insufficient-funds')
})

test('a receiver that is found for an earlier text counts for nothing', () => {
  const state = after(chosen(), receiverTyped, send.receiverTyped({ text: 'carol.eth' }), receiverFound)
  expect(state.receiver).toEqual({ text: 'carol.eth', found: null, failure: null })
})

test('an unknown receiver is invalid, but a failed lookup can be retried', () => {
  const failed = (code: 'invalid-address' | 'unreachable') =>
    blockerAfter(
      chosen(),
      typed('1'),
      receiverTyped,
      send.receiverFailed({ text: bob.address, failure: { code } }),
    )
  expect(failed('invalid-address')).toBe('invalid-address')
  expect(failed('unreachable')).toBe('find-receiver')
})

test('a receiver that comes after its failure counts, and a failure after the receiver does not', () => {
  const failed = send.receiverFailed({ text: bob.address, failure: { code: 'timed-out' } })
  expect(after(chosen(), receiverTyped, failed, receiverFound).receiver).toEqual({
    text: bob.address,
    found,
    failure: null,
  })
  expect(after(...filled, failed)).toEqual(after(...filled))
})

test('the cost of an earlier question counts for nothing', () => {
  const started = send.estimateStarted({ estimate: 'e2', transfer })
  const late = send.estimated({ estimate: 'e1', known })
  expect(after(...filled, started, late)).toEqual(after(...filled, started))
})

test('a pending quote of an earlier amount is ignored', () => {
  expect(currentQuestion(after(...priced))).toMatchObject({ id: 'e1', known })
  expect(currentQuestion(after(...priced, typed('1')))).toBeNull()
})

test('a transfer that would fail says why, until it is asked for again', () => {
  const failure = { code: 'execution-reverted' } as const
  const failed = [
    ...filled,
    send.estimateStarted({ estimate: 'e1', transfer }),
    send.estimateFailed({ estimate: 'e1', failure }),
  ]
  expect(currentQuestion(after(...failed))).toMatchObject({ failure })
  const again = send.estimateStarted({ estimate: 'e2', transfer })
  expect(currentQuestion(after(...failed, again))).toMatchObject({ failure: null })
})

test('a signed transfer empties the form and preserves the fees', () => {
  const state = after(...begun, send.signed({ flow: 'a1', hash: '0xab' }))
  expect(state).toEqual({
    ...beginning,
    holder,
    fees,
    started: 'a1',
    sendings: {
      a1: {
        ...order,
        id: 'a1',
        by: 'visitor',
        wallet: null,
        step: 'signed',
        requestedAt: 0,
        isMade: true,
        isLingering: false,
        isUnexpected: false,
        isAccepted: false,
        isSessionOver: false,
        hash: '0xab',
        failure: null,
      },
    },
  })
})

test('a refusal leaves everything as it was, so that nothing is typed twice', () => {
  const failure = { code: 'user-rejected' } as const
  const state = after(...begun, send.sendingFailed({ flow: 'a1', failure }))
  expect({ ...state, sendings: {}, started: null }).toEqual(after(...priced))
  expect(state.sendings['a1']).toMatchObject({ step: 'failed', failure })
})

test('an answer applies to its own press, and duplicates change nothing', () => {
  const cancelled = send.sendingAbandoned({ flow: 'a1' })
  const again = [...begun, cancelled, chosen(), typed('1'), receiverFound, pressed('a2')]
  const signed = send.signed({ flow: 'a1', hash: '0xab' })
  const { sendings, ...draft } = after(...again, signed)
  expect([sendings['a1']?.step, sendings['a2']?.step]).toEqual(['signed', 'asking'])
  expect({ ...draft, sendings: null }).toEqual({ ...after(...again), sendings: null })
  expect(after(...begun, signed, ...priced, signed)).toEqual(after(...begun, signed, ...priced))
  const failed = send.sendingFailed({ flow: 'a1', failure: { code: 'timed-out' } })
  expect(after(...begun, signed, failed)).toEqual(after(...begun, signed))
})

test('a second press while the wallet decides starts nothing', () => {
  expect(after(...begun, pressed('a2'))).toEqual(after(...begun))
})

test('a host transfer does not change the draft, even for the same order', () => {
  const byHost = { ...send.sendingRequested({ order, by: 'host' }), id: 'h1' }
  const { sendings, ...draft } = after(...priced, byHost, send.signed({ flow: 'h1', hash: '0xab' }))
  expect(sendings['h1']?.step).toBe('signed')
  expect({ ...draft, sendings: {} }).toEqual(after(...priced))
})

test('input during a pending transaction is preserved when its view is left', () => {
  const signed = [...begun, send.signed({ flow: 'a1', hash: '0xab' })]
  const state = after(...signed, chosen(), typed('1'), send.backgrounded({ flow: 'a1' }))
  expect([state.sendings['a1']?.step, state.entry.text]).toEqual(['backgrounded', '1'])
  expect(after(...signed, send.backgrounded({ flow: 'a0' })).sendings['a1']?.step).toBe('signed')
})

test('a disconnect, another account or another chain resets the form', () => {
  const of = { session: 's', namespace: 'eip155' } as const
  const ended = connection.endedByWallet({ session: 's', namespaces: ['eip155'] })
  const account = connection.accountsChanged({ ...of, accounts: [bob.address] })
  const chain = connection.chainChanged({ ...of, chainId: 'eip155:137' })
  for (const left of [ended, account, chain, host.stopped()])
    expect(after(...priced, left)).toEqual(beginning)
})

test('events of another namespace and repeated events change nothing', () => {
  const of = { session: 's', namespace: 'eip155' } as const
  const solana = connection.endedByWallet({ session: 's', namespaces: ['solana'] })
  const account = connection.accountsChanged({ ...of, accounts: [alice.address, bob.address] })
  const chain = connection.chainChanged({ ...of, chainId: 'eip155:1' })
  for (const same of [solana, account, chain]) expect(after(...priced, same)).toEqual(after(...priced))
})
