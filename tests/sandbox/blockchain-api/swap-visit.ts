import {
  createPublicClient,
  createWalletClient,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  http,
  parseAbi,
  parseAbiParameters,
  parseSignature,
  type Address,
  type Hex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { base, mainnet, polygon } from 'viem/chains'
import { expect } from 'vitest'
import type { Sandbox } from '../../../sandbox/start.ts'

/** What a swap service answers for a transaction. */
export type BuiltTransaction = {
  readonly from: string
  readonly to: string
  readonly data: Hex
  readonly value?: string
  readonly amount?: string
  readonly eip155: { readonly gas?: string; readonly gasPrice: string }
}

/** The chain's coin, as the service names it. */
export const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

const noncesAbi = parseAbi(['function nonces(address owner) view returns (uint256)'])
const permitParameters = parseAbiParameters('address, address, uint256, uint256, uint8, bytes32, bytes32')
const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const
const chains = { 'eip155:1': mainnet, 'eip155:8453': base, 'eip155:137': polygon }

/** A visit of somebody who swaps on a chain of the sandbox, by the plain wire format and a plain node. */
export function visitSwaps(
  sandbox: () => Sandbox,
  accountIndex: number,
  chain: keyof typeof chains = 'eip155:1',
) {
  const account = () => privateKeyToAccount(sandbox().endpoints.accounts[accountIndex]?.privateKey ?? '0x')
  const transport = () => http(sandbox().endpoints.chains[chain])
  const reader = () =>
    createPublicClient({ chain: chains[chain], transport: transport(), pollingInterval: 20 })
  const token = (symbol: string): Address =>
    sandbox().endpoints.tokens[chain]?.find((one) => one.symbol === symbol)?.address ?? coin
  const id = (symbol: string) => `${chain}:${token(symbol)}`
  const user = () => `${chain}:${account().address}`

  function ask(route: string, query: Readonly<Record<string, string>>): Promise<Response> {
    const parameters = new URLSearchParams({ projectId: 'demo', ...query }).toString()
    return fetch(`${sandbox().endpoints.blockchainApi}/v1/convert/${route}?${parameters}`)
  }
  async function read<Answer>(route: string, query: Readonly<Record<string, string>>): Promise<Answer> {
    const response = await ask(route, query)
    expect([response.status, response.headers.has('x-request-id')]).toEqual([200, true])
    return (await response.json()) as Answer
  }
  function askToBuild(part: object): Promise<Response> {
    return fetch(`${sandbox().endpoints.blockchainApi}/v1/convert/build-transaction`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ projectId: 'demo', eip155: { slippage: 1 }, userAddress: user(), ...part }),
    })
  }
  async function build(from: string, to: string, amount: bigint, permit?: Hex): Promise<BuiltTransaction> {
    const eip155 = { slippage: 1, ...(permit && { permit }) }
    const response = await askToBuild({ from: id(from), to: id(to), amount: String(amount), eip155 })
    const body = (await response.json()) as { tx: BuiltTransaction }
    expect(body).toHaveProperty('tx')
    return body.tx
  }
  async function quote(from: string, to: string, amount: bigint): Promise<bigint> {
    const query = { amount: String(amount), from: id(from), to: id(to), userAddress: account().address }
    const { quotes } = await read<{ quotes: { toAmount: string }[] }>('quotes', query)
    return BigInt(quotes[0]?.toAmount ?? 0)
  }
  /** Sends what was built and waits until it is mined. */
  async function send(call: { to: Address; data: Hex; value?: bigint; gas?: bigint }) {
    const wallet = createWalletClient({ account: account(), chain: chains[chain], transport: transport() })
    const hash = await wallet.sendTransaction(call)
    return reader().waitForTransactionReceipt({ hash })
  }
  function swap(built: BuiltTransaction, value = 0n) {
    const gas = BigInt(built.eip155.gas ?? 0)
    return send({ to: addressIn(built.to), data: built.data, value, gas })
  }
  async function holds(symbol: string): Promise<bigint> {
    const { address } = account()
    if (token(symbol) === coin) return reader().getBalance({ address })
    return reader().readContract({
      address: token(symbol),
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [address],
    })
  }
  const allowance = async (symbol: string) =>
    BigInt(
      (await read<{ allowance: string }>('allowance', { tokenAddress: id(symbol), userAddress: user() }))
        .allowance,
    )
  const approval = async (from: string, to: string) =>
    (
      await read<{ tx: BuiltTransaction }>('build-approve', {
        from: id(from),
        to: id(to),
        userAddress: user(),
      })
    ).tx

  const approve = (symbol: string, spender: Address, amount: bigint) =>
    send({
      to: token(symbol),
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }),
    })
  /** The arguments of a token's `permit`, signed. */
  async function permit(symbol: string, spender: Address, value: bigint): Promise<Hex> {
    const [owner, verifyingContract] = [account().address, token(symbol)]
    const name = await reader().readContract({
      address: verifyingContract,
      abi: erc20Abi,
      functionName: 'name',
    })
    const nonce = await reader().readContract({
      address: verifyingContract,
      abi: noncesAbi,
      functionName: 'nonces',
      args: [owner],
    })
    const { timestamp } = await reader().getBlock()
    const deadline = timestamp + 86_400n
    const signature = await account().signTypedData({
      domain: { name, version: '1', chainId: chains[chain].id, verifyingContract },
      types: permitTypes,
      primaryType: 'Permit',
      message: { owner, spender, value, nonce, deadline },
    })
    const { r, s, yParity } = parseSignature(signature)
    return encodeAbiParameters(permitParameters, [owner, spender, value, deadline, 27 + yParity, r, s])
  }

  return {
    approve,
    permit,
    account,
    reader,
    token,
    id,
    user,
    ask,
    read,
    askToBuild,
    build,
    quote,
    send,
    swap,
    holds,
    allowance,
    approval,
  }
}

/** The address in an account or token of CAIP-10. */
export function addressIn(id: string): Address {
  return id.split(':')[2] as Address
}
