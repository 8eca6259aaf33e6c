import { expect, test } from 'vitest'
import type { Network } from '../../../core/domain/network/network.ts'
import { mostCost } from '../../../core/domain/order/transaction-fees.ts'
import type { Send } from '../../../core/ports/send.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'

/** Ether from Alice to Bob. */
export const ether = {
  from: alice.address,
  to: bob.address,
  token: null,
  amount: '1000000000000000000',
} as const

/** What must hold for whoever says what sending takes, and who receives it. */
export function sendContract(
  name: string,
  createWorld: () => { readonly send: Send; readonly network: Network },
): void {
  test(`${name}: a transfer of the coin takes 21000 gas, the most for its highest fee, likely less`, async () => {
    const { send, network } = createWorld()
    const {
      gas,
      fees,
      mostCost: most,
      likelyCost,
    } = await valueOf(send.estimate({ network, transfer: ether }, unhurried))
    expect(gas).toBe('21000')
    expect(fees && mostCost(21_000n, fees)).toBe(most)
    expect(BigInt(likelyCost)).toBeLessThan(BigInt(most))
  })

  test(`${name}: an address is itself`, async () => {
    const { send, network } = createWorld()
    const asked = send.receiver({ network, text: ` ${bob.address}`, ensNetwork: network }, unhurried)
    expect(await valueOf(asked)).toEqual({
      address: bob.address,
      name: null,
      avatar: null,
      isContract: false,
    })
  })

  test(`${name}: what is neither an address nor a name is no receiver`, async () => {
    const { send, network } = createWorld()
    const asked = send.receiver({ network, text: '0x12', ensNetwork: network }, unhurried)
    expect(await failureFrom(asked)).toMatchObject({ code: 'invalid-address' })
  })

  test(`${name}: questions taken back are aborted`, async () => {
    const { send, network } = createWorld()
    const gone = AbortSignal.abort()
    const questions = [
      send.estimate({ network, transfer: ether }, gone),
      send.receiver({ network, text: bob.address, ensNetwork: network }, gone),
    ]
    for (const question of questions) expect(await failureFrom(question)).toEqual({ code: 'aborted' })
  })
}
