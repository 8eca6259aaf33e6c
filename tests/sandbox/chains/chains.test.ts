import {
  createClient,
  createWalletClient,
  http,
  keccak256,
  parseSignature,
  parseUnits,
  type Abi,
  type Address,
  type Chain,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import {
  getBalance,
  getChainId,
  getCode,
  multicall,
  readContract,
  waitForTransactionReceipt,
} from 'viem/actions'
import { base, mainnet, polygon } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import artifacts from '../../../sandbox/contracts/artifacts.json' with { type: 'json' }
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'

const abi = artifacts.SandboxPermitToken.abi as Abi
const chains: readonly Chain[] = [mainnet, base, polygon]
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains'] })
})
afterAll(() => sandbox.stop())

test.each(chains)('chain $id answers with its id and funds the accounts', async (chain) => {
  const client = connect(chain)
  expect(await getChainId(client)).toBe(chain.id)
  const rich = await getBalance(client, { address: account(3).address })
  expect(rich).toBe(parseUnits('10000', 18))
})

test.each(chains)(
  'the tokens of chain $id have the same addresses and are given to every account',
  async (chain) => {
    const client = connect(chain)
    const tokens = sandbox.endpoints.tokens[`eip155:${chain.id}`] ?? []
    expect(tokens.map(({ symbol, decimals, eip2612 }) => ({ symbol, decimals, eip2612 }))).toEqual([
      { symbol: 'USDC', decimals: 6, eip2612: false },
      { symbol: 'WBTC', decimals: 8, eip2612: false },
      { symbol: 'DAI', decimals: 18, eip2612: true },
    ])
    expect(tokens).toEqual(sandbox.endpoints.tokens['eip155:1'])
    for (const token of tokens) {
      const read = (functionName: string, args: readonly unknown[] = []) =>
        readContract(client, { address: token.address, abi, functionName, args })
      expect(await read('decimals')).toBe(token.decimals)
      expect(await read('symbol')).toBe(token.symbol)
      expect(await read('balanceOf', [account(9).address])).toBe(parseUnits('50000', token.decimals))
    }
  },
)

test.each(chains)(
  'Multicall3 of chain $id is that of the public networks, and wagmi reads by it',
  async (chain) => {
    const address = chain.contracts?.multicall3?.address ?? '0x'
    const code = await getCode(connect(chain), { address })
    expect(keccak256(code ?? '0x')).toBe('0xd5c15df687b16f2ff992fc8d767b4216323184a2bbc6ee2f9c398c318e770891')
    const asWagmi = createClient({ chain, transport: http(url(chain)), batch: { multicall: true } })
    const both = [3, 4].map((index) => getBalance(asWagmi, { address: account(index).address }))
    expect(await Promise.all(both)).toEqual([parseUnits('10000', 18), parseUnits('10000', 18)])
    const usdc = token('USDC')
    const read = (functionName: string) => ({ address: usdc, abi, functionName })
    const contracts = [read('decimals'), read('symbol')]
    expect(await multicall(asWagmi, { contracts, allowFailure: false })).toEqual([6, 'USDC'])
  },
)

test('a token moves, and refuses to move more than there is', async () => {
  const usdc = token('USDC')
  const sender = createWalletClient({ account: account(2), chain: base, transport: http(url(base)) })
  const hash = await sender.writeContract({
    address: usdc,
    abi,
    functionName: 'transfer',
    args: [account(8).address, 1_500_000n],
  })
  const receipt = await waitForTransactionReceipt(connect(base), { hash, pollingInterval: 20 })
  expect(receipt.status).toBe('success')
  const balance = await readContract(connect(base), {
    address: usdc,
    abi,
    functionName: 'balanceOf',
    args: [account(8).address],
  })
  expect(balance).toBe(50_001_500_000n)

  const tooMuch = sender.writeContract({
    address: usdc,
    abi,
    functionName: 'transfer',
    args: [account(8).address, 10n ** 18n],
  })
  await expect(tooMuch).rejects.toThrow('InsufficientBalance')
})

test('a signed permit approves a spender once, and another signer is refused', async () => {
  const dai = token('DAI')
  const [owner, spender, relayer] = [account(1), account(7), account(6)]
  const sender = createWalletClient({ account: relayer, chain: polygon, transport: http(url(polygon)) })
  const value = parseUnits('25', 18)
  const deadline = 4_000_000_000n
  const signature = await owner.signTypedData({
    domain: { name: 'Dai Stablecoin', version: '1', chainId: 137, verifyingContract: dai },
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: { owner: owner.address, spender: spender.address, value, nonce: 0n, deadline },
  })
  const { r, s, yParity } = parseSignature(signature)
  const permit = (of: Address) =>
    sender.writeContract({
      address: dai,
      abi,
      functionName: 'permit',
      args: [of, spender.address, value, deadline, 27 + yParity, r, s],
    })
  await expect(permit(account(4).address)).rejects.toThrow('PermitSignerMismatch')
  await waitForTransactionReceipt(connect(polygon), {
    hash: await permit(owner.address),
    pollingInterval: 20,
  })
  const allowance = { address: dai, abi, functionName: 'allowance', args: [owner.address, spender.address] }
  expect(await readContract(connect(polygon), allowance)).toBe(value)
  await expect(permit(owner.address)).rejects.toThrow('PermitSignerMismatch')
})

function account(index: number) {
  const key = sandbox.endpoints.accounts[index]?.privateKey
  if (!key) throw new Error(`The sandbox has no account ${index}.`)
  return privateKeyToAccount(key)
}

function token(symbol: string): Address {
  const found = sandbox.endpoints.tokens['eip155:1']?.find((candidate) => candidate.symbol === symbol)
  if (!found) throw new Error(`The sandbox has no token ${symbol}.`)
  return found.address
}

function url(chain: Chain): string {
  return sandbox.endpoints.chains[`eip155:${chain.id}`] ?? ''
}

function connect(chain: Chain) {
  return createClient({ chain, transport: http(url(chain)) })
}
