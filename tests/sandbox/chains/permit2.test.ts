import { createClient, createWalletClient, erc20Abi, http, keccak256, maxUint256, parseAbi } from 'viem'
import type { Address, Chain, Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getCode, readContract, waitForTransactionReceipt } from 'viem/actions'
import { base, mainnet, polygon } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'

const address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const abi = parseAbi([
  'struct TokenPermissions { address token; uint256 amount; }',
  'struct PermitTransferFrom { TokenPermissions permitted; uint256 nonce; uint256 deadline; }',
  'struct SignatureTransferDetails { address to; uint256 requestedAmount; }',
  'function permitTransferFrom(PermitTransferFrom permit, SignatureTransferDetails transferDetails, address owner, bytes signature)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'error InvalidAmount(uint256 maxAmount)',
  'error InvalidNonce()',
  'error InvalidSigner()',
])
const types = {
  PermitTransferFrom: [
    { name: 'permitted', type: 'TokenPermissions' },
    { name: 'spender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
  TokenPermissions: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
}
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains'] })
})
afterAll(() => sandbox.stop())

test('on Ethereum Permit2 is that of the public network', async () => {
  const code = await getCode(client(mainnet), { address })
  expect(keccak256(code ?? '0x')).toBe('0xc67d1657868aa5146eaf24fb879fb1fdec3d2d493b3683a61c9c2f4fb2851131')
})

test.each([mainnet, base, polygon])(
  'on chain $id a signed Permit2 transfer works once and for the named spender only',
  async (chain) => {
    const [holder, spender, other] = [person(3), person(6), person(7)]
    const token = sandbox.endpoints.tokens[`eip155:${chain.id}`]?.[0]?.address ?? address
    const held = (who: Address) =>
      readContract(client(chain), { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [who] })
    await mined(
      chain,
      wallet(chain, holder).writeContract({
        address: token,
        abi: erc20Abi,
        functionName: 'approve',
        args: [address, maxUint256],
      }),
    )

    const permit = { permitted: { token, amount: 25_000_000n }, nonce: 7n, deadline: 4_000_000_000n }
    const signature = await holder.signTypedData({
      domain: { name: 'Permit2', chainId: chain.id, verifyingContract: address },
      types,
      primaryType: 'PermitTransferFrom',
      message: { ...permit, spender: spender.address },
    })
    const moveBy = (who: typeof spender, requestedAmount: bigint) =>
      wallet(chain, who).writeContract({
        address,
        abi,
        functionName: 'permitTransferFrom',
        args: [permit, { to: other.address, requestedAmount }, holder.address, signature],
      })
    const before = await held(other.address)
    await expect(moveBy(other, 25_000_000n)).rejects.toThrow('InvalidSigner')
    await expect(moveBy(spender, 25_000_001n)).rejects.toThrow('InvalidAmount')
    await mined(chain, moveBy(spender, 25_000_000n))
    expect((await held(other.address)) - before).toBe(25_000_000n)
    await expect(moveBy(spender, 25_000_000n)).rejects.toThrow('InvalidNonce')
  },
)

async function mined(chain: Chain, sending: Promise<Hex>): Promise<void> {
  const hash = await sending
  const receipt = await waitForTransactionReceipt(client(chain), { hash, pollingInterval: 20 })
  expect(receipt.status).toBe('success')
}

function person(index: number) {
  const key = sandbox.endpoints.accounts[index]?.privateKey
  if (!key) throw new Error(`The sandbox has no account ${index}.`)
  return privateKeyToAccount(key)
}

function transport(chain: Chain) {
  return http(sandbox.endpoints.chains[`eip155:${chain.id}`])
}

function client(chain: Chain) {
  return createClient({ chain, transport: transport(chain) })
}

function wallet(chain: Chain, account: ReturnType<typeof person>) {
  return createWalletClient({ account, chain, transport: transport(chain) })
}
