import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEvm } from '../../../adapters/evm/evm.ts'
import { fakeChain } from '../../../adapters/fake/fake-chain.ts'
import { lazy } from '../../../adapters/lazy.ts'
import { mainnet } from '../../../core/domain/known-networks.ts'
import type { Network } from '../../../core/domain/network.ts'
import type { Chain } from '../../../core/ports/chain.ts'
import { alice } from '../../../fixtures/people.ts'
import { startAnvil } from '../anvil.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'

const nobody = '0x00000000000000000000000000000000000A11cE'
const tenThousandEther = '10000000000000000000000'

let anvil: Awaited<ReturnType<typeof startAnvil>>
beforeAll(async () => {
  anvil = await startAnvil(1)
})
afterAll(() => anvil.stop())

function evmContract(
  name: string,
  createWorld: () => { readonly evm: Chain; readonly network: Network },
): void {
  test(`${name}: answers a balance in base units, exact to the last wei`, async () => {
    const { evm, network } = createWorld()
    expect(await valueOf(evm.balance({ network, address: alice.address }, unhurried))).toEqual({
      amount: tenThousandEther,
    })
  })

  test(`${name}: whoever has nothing has 0`, async () => {
    const { evm, network } = createWorld()
    expect(await valueOf(evm.balance({ network, address: nobody }, unhurried))).toEqual({ amount: '0' })
  })

  test(`${name}: a question taken back is aborted`, async () => {
    const { evm, network } = createWorld()
    const question = evm.balance({ network, address: nobody }, AbortSignal.abort())
    expect(await failureFrom(question)).toEqual({ code: 'aborted' })
  })
}

const overAnvil = () => ({ ...mainnet, rpcUrls: [anvil.url] })

evmContract('a real chain', () => ({ evm: createEvm(), network: overAnvil() }))

evmContract('a real chain, loaded when it is first asked', () => ({
  evm: lazy(
    'createEvm',
    () => import('../../../adapters/evm/evm.ts'),
    ({ createEvm }) => createEvm(),
    ['balance'],
  ),
  network: overAnvil(),
}))

for (const order of answeringOrders) {
  evmContract(`the fake, ${order}`, () => ({
    evm: fakeChain({ balances: { [`eip155:1:${alice.address}`]: tenThousandEther }, order }),
    network: mainnet,
  }))
}

silentContract('the fake', () => {
  const evm = fakeChain({ order: 'never' })
  return { balance: (signal) => evm.balance({ network: mainnet, address: nobody }, signal) }
})
