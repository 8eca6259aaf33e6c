import { BrowserProvider, Contract } from 'ethers'
import { createPublicClient, createWalletClient, custom, encodeErrorResult, parseAbi } from 'viem'
import { readContract, writeContract } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import type { Failure } from '../../../core/domain/errors/failure.ts'
import { mask } from '../../../core/recording/mask.ts'
import { formatTape } from '../../../core/recording/tape.ts'
import { alice, bob, carol } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { getProvider } from '../../../renderers/providers/get-provider.ts'

const abi = parseAbi([
  'error Overdrawn(address owner, uint256 missing)',
  'function balanceFor(address owner) view returns (uint256)',
  'function spend(uint256 amount)',
])
const data = encodeErrorResult({ abi, errorName: 'Overdrawn', args: [bob.address, 7n] })
const reverted: Failure = {
  code: 'execution-reverted',
  detail: 'execution reverted: custom error 0x6f6f34a9',
  data,
}
/** viem asks again for what it does not know, such as the code of what reverts. */
const once = { retryCount: 0 }
const ofBoth = {
  abi,
  address: carol.address,
  chain: mainnet,
} as const

describe.each([['connected'], ['with nobody connected']])('%s', (standing) => {
  async function begin() {
    const story = startStory()
    const isConnected = standing === 'connected'
    if (isConnected) await story.latchkey.connect({ wallet: harbor.wallet.key })
    const revert = () =>
      isConnected ? story.injected.reject('request', reverted) : story.evm.reject('ask', reverted)
    return { ...story, revert, provider: getProvider(story.latchkey) }
  }

  test('viem decodes the error with which a contract refused a call', async () => {
    const { provider, revert } = await begin()
    const client = createPublicClient({ chain: mainnet, transport: custom(provider, once) })
    revert()
    const failed = await readContract(client, {
      ...ofBoth,
      functionName: 'balanceFor',
      args: [bob.address],
    }).catch((error: { cause: unknown }) => error.cause)
    expect(failed).toMatchObject({
      name: 'ContractFunctionRevertedError',
      data: { errorName: 'Overdrawn', args: [bob.address, 7n] },
    })
  })

  test('ethers knows the call that was refused, and decodes why', async () => {
    const { provider, revert } = await begin()
    const ethers = new BrowserProvider(provider, 1)
    const contract = new Contract(
      carol.address,
      [
        'error Overdrawn(address owner, uint256 missing)',
        'function balanceFor(address) view returns (uint256)',
      ],
      ethers,
    )
    await ethers.getNetwork()
    revert()
    const failed = await contract['balanceFor']?.(bob.address).catch((error: unknown) => error)
    expect(failed).toMatchObject({
      code: 'CALL_EXCEPTION',
      data,
      revert: { name: 'Overdrawn', args: [bob.address, 7n] },
    })
    ethers.destroy()
  })
})

test('viem decodes the error of a transaction that a wallet would not send', async () => {
  const { latchkey, injected } = startStory()
  await latchkey.connect({ wallet: harbor.wallet.key })
  const client = createWalletClient({
    chain: mainnet,
    transport: custom(getProvider(latchkey), once),
    account: alice.address,
  })
  injected.reject('request', reverted)
  const failed = await writeContract(client, {
    ...ofBoth,
    functionName: 'spend',
    args: [9n],
    account: alice.address,
    chain: null,
  }).catch((error: { walk: (is: (inner: unknown) => boolean) => unknown }) =>
    error.walk((inner) => (inner as Error).name === 'ContractFunctionRevertedError'),
  )
  expect(failed).toMatchObject({ data: { errorName: 'Overdrawn' } })
})

test('a revert reason is returned as data and masked on a tape', async () => {
  const { latchkey, injected } = startStory({ record: 1000 })
  await latchkey.connect({ wallet: harbor.wallet.key })
  injected.reject('request', reverted)
  await expect(latchkey.request({ method: 'eth_call' })).rejects.toMatchObject({
    code: 'execution-reverted',
    data,
  })
  const tape = latchkey.recording()!
  const about = bob.address.slice(2).toLowerCase()
  expect(formatTape(tape).toLowerCase()).toContain(about)
  expect(formatTape(mask(tape)).toLowerCase()).not.toContain(about)
})
