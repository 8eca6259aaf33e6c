import { fromBase58, toBase58 } from '../../core/domain/values/base58.ts'
import { fromBase64, toBase64 } from '../../core/domain/values/base64.ts'
import { solanaChainNamed } from '../../core/domain/network/solana.ts'
import { withSignature } from '../../core/domain/operations/solana-transaction.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import { solanaFacts } from '../../core/view-models/sessions/solana-facts.ts'
import { ProviderRpcError, providerError } from './provider-error.ts'

/** The account of a request, and its chain if that matters, such as `solana:devnet`. */
type SigningInput = { readonly account: { readonly address: string }; readonly chain?: string }

/** The signing methods in the form of the Wallet Standard: one output for each input, in order. */
export type Signing = {
  readonly message: (
    input: SigningInput & { readonly message: Uint8Array },
  ) => Promise<{ readonly signedMessage: Uint8Array; readonly signature: Uint8Array }>
  readonly transactions: (
    inputs: readonly (SigningInput & { readonly transaction: Uint8Array })[],
  ) => Promise<readonly { readonly signedTransaction: Uint8Array }[]>
  readonly send: (
    input: SigningInput & { readonly transaction: Uint8Array; readonly options?: object },
  ) => Promise<{ readonly signature: Uint8Array }>
}

/** The longest message in bytes, because base58 takes quadratic time. */
const longestMessage = 16 * 1024

/** Creates the signing methods, which ask the connected Solana wallet in the shapes of its methods over WalletConnect. */
export function createSigning(latchkey: Latchkey): Signing {
  const ask = async ({ account, chain }: SigningInput, method: string, params: object) => {
    const address = Object(account).address as unknown
    if (!solanaFacts(latchkey.state()).accounts.some((shared) => shared === address))
      throw new ProviderRpcError(4100, `The wallet does not share the account ${String(address)}.`)
    await moveTo(latchkey, chain)
    const asked = { ...params, pubkey: address }
    return Object(await latchkey.request({ namespace: 'solana', method, params: asked })) as Answered
  }
  const one = async (input: SigningInput & { readonly transaction: Uint8Array }) => {
    const asked = bytesOf(input.transaction)
    const answer = await ask(input, 'solana_signTransaction', { transaction: toBase64(asked) })
    const { address } = input.account
    const signature = textBytes(answer.signature, fromBase58)
    const signed =
      textBytes(answer.transaction, fromBase64) ?? (signature && withSignature(asked, address, signature))
    return { signedTransaction: signed ?? malformed('solana_signTransaction') }
  }
  const all = async (inputs: readonly (SigningInput & { readonly transaction: Uint8Array })[]) => {
    const [first] = inputs
    const transactions = inputs.map(({ transaction }) => toBase64(bytesOf(transaction)))
    if (!first) return []
    const answer = await ask(first, 'solana_signAllTransactions', { transactions })
    const signed = Array.isArray(answer.transactions) ? (answer.transactions as unknown[]) : []
    if (signed.length !== inputs.length) return malformed('solana_signAllTransactions')
    return signed.map((text) => ({
      signedTransaction: textBytes(text, fromBase64) ?? malformed('solana_signAllTransactions'),
    }))
  }
  return {
    message: async (input) => {
      const message = bytesOf(input.message)
      if (message.length > longestMessage)
        throw new ProviderRpcError(-32602, 'A message may have 16 KiB at most.')
      const answer = await ask(input, 'solana_signMessage', { message: toBase58(message) })
      const signedMessage = textBytes(answer.signedMessage, fromBase58) ?? message
      const signature = textBytes(answer.signature, fromBase58) ?? malformed('solana_signMessage')
      return { signedMessage, signature }
    },
    transactions: async (inputs) => {
      if (inputs.length > 1 && inputs.every((input) => isSameBy(input, inputs[0]))) {
        try {
          return await all(inputs)
        } catch (error) {
          if (providerError(error).code !== 4200) throw error
        }
      }
      return inSequence(inputs, one)
    },
    send: async (input) => {
      const params = { transaction: toBase64(bytesOf(input.transaction)), sendOptions: input.options ?? {} }
      const answer = await ask(input, 'solana_signAndSendTransaction', params)
      return {
        signature: textBytes(answer.signature, fromBase58) ?? malformed('solana_signAndSendTransaction'),
      }
    },
  }
}

/** Runs an action for each input, one after the other. */
export async function inSequence<Input, Output>(
  inputs: readonly Input[],
  each: (input: Input) => Promise<Output>,
): Promise<Output[]> {
  const outputs: Output[] = []
  for (const input of inputs) outputs.push(await each(input))
  return outputs
}

type Answered = {
  readonly [Name in 'signature' | 'signedMessage' | 'transaction' | 'transactions']?: unknown
}

/** Switches the wallet to a request's chain. */
async function moveTo(latchkey: Latchkey, chain: string | undefined): Promise<void> {
  if (chain === undefined) return
  const { chains } = solanaFacts(latchkey.state())
  const chainId = chains.some((known) => known === chain) ? solanaChainNamed(chain) : null
  if (chainId === null)
    throw new ProviderRpcError(4902, `The network ${chain} is none of the option \`networks\`; add it there.`)
  const isThere = () => solanaFacts(latchkey.state()).chainId === chainId
  if (!isThere()) await latchkey.switchNetwork(chainId)
  if (!isThere()) throw new ProviderRpcError(4901, `The wallet is not on ${chain}; ask again.`)
}

function isSameBy(input: SigningInput, other: SigningInput | undefined): boolean {
  return input.account.address === other?.account.address && input.chain === other.chain
}

function bytesOf(given: unknown): Uint8Array {
  if (ArrayBuffer.isView(given))
    return Uint8Array.from(new Uint8Array(given.buffer, given.byteOffset, given.byteLength))
  throw new ProviderRpcError(-32602, 'What is to be signed must be bytes, a Uint8Array.')
}

function textBytes(given: unknown, read: (text: string) => Uint8Array | null): Uint8Array | null {
  return typeof given === 'string' && given !== '' ? read(given) : null
}

function malformed(method: string): never {
  throw new ProviderRpcError(-32603, `The wallet answered ${method} with something that cannot be read.`)
}
