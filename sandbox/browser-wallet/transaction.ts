import { numberToHex, type Address, type Hex, type TransactionSerializable } from 'viem'
import { askNode } from './ask-node.ts'
import type { WalletChain } from './known-chains.ts'
import { ProviderError, providerCodes } from './provider-error.ts'

/** The fields of `eth_sendTransaction` that this wallet reads. Quantities are hex text. */
export type TransactionRequest = {
  readonly from: Address
  readonly to?: Address
  readonly value?: Hex
  readonly data?: Hex
  readonly gas?: Hex
  readonly gasPrice?: Hex
  readonly maxFeePerGas?: Hex
  readonly maxPriorityFeePerGas?: Hex
  readonly nonce?: Hex
  readonly chainId?: Hex
}

/** Reads the parameter of `eth_sendTransaction`. Throws -32602, which names the invalid field. */
export function readTransaction(value: unknown, chainId: number): TransactionRequest {
  const fields = (value ?? {}) as Record<string, unknown>
  const read = (name: string, pattern: RegExp, wanted: string) => {
    const text = fields[name]
    if (text === undefined || text === null) return undefined
    if (typeof text === 'string' && pattern.test(text)) return `0x${text.slice(2)}` as const
    throw new ProviderError(
      providerCodes.invalidParams,
      `"${name}" must be ${wanted}, not ${JSON.stringify(text)}.`,
    )
  }
  const address = (name: string) => read(name, /^0x[0-9a-f]{40}$/i, 'an address')
  const quantity = (name: string) => read(name, /^0x[0-9a-f]{1,64}$/i, 'a hex quantity')
  const bytes = (name: string) => read(name, /^0x([0-9a-f]{2})*$/i, 'hex bytes')
  const from = address('from')
  if (!from)
    throw new ProviderError(providerCodes.invalidParams, '"from" is missing: name the account that sends.')
  const wantedChain = quantity('chainId')
  if (wantedChain && Number(wantedChain) !== chainId) {
    throw new ProviderError(
      providerCodes.invalidParams,
      `"chainId" is ${Number(wantedChain)}, but the wallet is on ${chainId}.`,
    )
  }
  const quantities = ['value', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas', 'nonce'] as const
  return present({
    from,
    to: address('to'),
    data: bytes('data') ?? bytes('input'),
    ...Object.fromEntries(quantities.map((name) => [name, quantity(name)])),
  }) as TransactionRequest
}

/** Fills in missing fields by asking the node: nonce, gas plus a tenth, and fees. */
export async function completeTransaction(
  request: TransactionRequest,
  chain: WalletChain,
): Promise<TransactionSerializable> {
  const ask = (method: string, params: readonly unknown[]) => askNode(chain, method, params) as Promise<Hex>
  const { from, to, value, data, gasPrice } = request
  const [nonce, gas, price, tip] = await Promise.all([
    request.nonce ?? ask('eth_getTransactionCount', [from, 'pending']),
    request.gas ?? ask('eth_estimateGas', [present({ from, to, value, data })]).then(withSpare),
    gasPrice ?? ask('eth_gasPrice', []),
    request.maxPriorityFeePerGas ?? ask('eth_maxPriorityFeePerGas', []),
  ])
  const shared = {
    chainId: chain.id,
    nonce: Number(nonce),
    gas: BigInt(gas),
    value: BigInt(value ?? '0x0'),
    ...present({ to, data }),
  }
  if (gasPrice) return { ...shared, type: 'legacy', gasPrice: BigInt(gasPrice) }
  // Twice the current price covers several full blocks of rising base fee.
  const maxFeePerGas = BigInt(request.maxFeePerGas ?? numberToHex(BigInt(price) * 2n + BigInt(tip)))
  const wantedTip = BigInt(tip)
  return {
    ...shared,
    type: 'eip1559',
    maxFeePerGas,
    maxPriorityFeePerGas: wantedTip < maxFeePerGas ? wantedTip : maxFeePerGas,
  }
}

function withSpare(gas: Hex): Hex {
  return numberToHex((BigInt(gas) * 11n) / 10n)
}

function present<Fields extends Record<string, unknown>>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}
