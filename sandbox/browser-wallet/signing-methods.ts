import {
  formatEther,
  hexToString,
  isAddress,
  isHex,
  stringToHex,
  type Hex,
  type TypedDataDefinition,
  type TypedDataDomain,
} from 'viem'
import { askNode } from './ask-node.ts'
import { ProviderError, providerCodes } from './provider-error.ts'
import { changedRequest, strangersHash, unknownId } from './other-sending.ts'
import { throughContract } from './through-contract.ts'
import { completeTransaction, readTransaction } from './transaction.ts'
import type { Wallet } from './wallet.ts'

/** Answers `personal_sign` (EIP-191). Message and address may have either order. The message is hex bytes or plain text. */
export async function personalSign(wallet: Wallet, params: readonly unknown[]): Promise<Hex> {
  const [message, address] =
    isWrittenAddress(params[0]) && !isWrittenAddress(params[1]) ? [params[1], params[0]] : params
  if (typeof message !== 'string') throw invalid('personal_sign needs the message and the address.')
  const key = wallet.keyOf(address)
  const raw = isHex(message) ? message : stringToHex(message)
  await wallet.consent({
    title: 'Sign this message?',
    approve: 'Sign',
    text: readable(raw),
    rows: [['Account', key.address]],
  })
  return key.signMessage({ message: { raw } })
}

/** Answers `eth_signTypedData_v4` (EIP-712). The typed data is JSON text or an object. */
export async function signTypedData(wallet: Wallet, params: readonly unknown[]): Promise<Hex> {
  const key = wallet.keyOf(params[0])
  const data = readTypedData(params[1])
  const domain: TypedDataDomain = data.domain ?? {}
  const wanted = domain.chainId
  const chain = wallet.chain()
  if (wanted !== undefined && Number(wanted) !== chain.id) {
    throw invalid(`The typed data is for chain ${String(wanted)}, but the wallet is on ${chain.id}.`)
  }
  await wallet.consent({
    title: `Sign this ${data.primaryType}?`,
    approve: 'Sign',
    text: JSON.stringify(data.message, null, 2),
    rows: [
      ['For', domain.name ?? 'unnamed'],
      ['Contract', domain.verifyingContract ?? 'none'],
      ['Account', key.address],
    ],
  })
  return key.signTypedData(data)
}

/** Answers `eth_sendTransaction`: fills in missing fields, asks the visitor, signs, and sends the signed bytes to the node. */
export async function sendTransaction(wallet: Wallet, params: readonly unknown[]): Promise<unknown> {
  const chain = wallet.chain()
  const request = readTransaction(params[0], chain.id)
  const key = wallet.keyOf(request.from)
  const { sends } = wallet.state().behaviour
  const meant = changedRequest(request, sends)
  const sent = key.owner ? throughContract(meant, key.owner) : meant
  const transaction = await completeTransaction(sent, chain)
  const price = transaction.maxFeePerGas ?? transaction.gasPrice ?? 0n
  await wallet.consent({
    title: request.to ? 'Send this transaction?' : 'Deploy this contract?',
    approve: 'Send',
    rows: [
      ['From', key.address],
      ['To', request.to ?? 'a new contract'],
      ['Amount', `${formatEther(BigInt(request.value ?? 0))} ${chain.symbol}`],
      ['Data', describeData(request.data)],
      ['Fee, at most', `${formatEther((transaction.gas ?? 0n) * price)} ${chain.symbol}`],
    ],
  })
  if (sends === 'nothing') return unknownId
  if (sends === 'stranger') return strangersHash(chain, key.address)
  return askNode(chain, 'eth_sendRawTransaction', [await key.signTransaction(transaction)])
}

function readTypedData(value: unknown): TypedDataDefinition {
  let data = value
  try {
    if (typeof value === 'string') data = JSON.parse(value)
  } catch {
    throw invalid('The typed data is not JSON.')
  }
  const { types, primaryType, message } = (data ?? {}) as Record<string, unknown>
  if (types && primaryType && message) return data as TypedDataDefinition
  throw invalid('Typed data needs "types", "primaryType" and "message" (EIP-712).')
}

function describeData(data: Hex | undefined): string {
  if (!data || data === '0x') return 'none'
  return `${data.slice(0, 10)}… (${(data.length - 2) / 2} bytes)`
}

function readable(raw: Hex): string {
  const text = hexToString(raw)
  // U+FFFD replaces bytes that are no UTF-8 text.
  return text.includes('\uFFFD') ? raw : text
}

function isWrittenAddress(value: unknown): boolean {
  return typeof value === 'string' && isAddress(value, { strict: false })
}

function invalid(message: string): ProviderError {
  return new ProviderError(providerCodes.invalidParams, message)
}
