import { describeSolanaTransaction, signSolanaTransaction } from '../solana-transaction.ts'
import { ProviderError, providerCodes } from '../browser-wallet/provider-error.ts'
import type { SolanaKey } from '../solana-key.ts'
import { connectAccounts } from './connect-accounts.ts'
import { signInText, type SignInInput } from './sign-in-text.ts'
import type { SolanaWallet, StandardAccount } from './solana-wallet.ts'
import { servedChain, solanaChains } from './standard-chains.ts'

type Input = { readonly account?: unknown; readonly chain?: unknown; readonly options?: unknown }
type MessageInput = Input & { readonly message?: unknown }
type TransactionInput = Input & { readonly transaction?: unknown }

/** Answers `solana:signMessage`, with one prompt for each message. */
export function signMessages(
  wallet: SolanaWallet,
  inputs: readonly MessageInput[],
): Promise<readonly object[]> {
  return inSequence(inputs, async ({ account, message }) => {
    const key = wallet.keyOf(account)
    const signedMessage = readBytes('message', message)
    await wallet.consent({
      title: 'Sign this message?',
      approve: 'Sign',
      text: new TextDecoder().decode(signedMessage),
      rows: [['With', key.address]],
    })
    return { signedMessage, signature: await key.sign(signedMessage), signatureType: 'ed25519' }
  })
}

/** Answers `solana:signTransaction`, with one prompt for each transaction. */
export function signTransactions(
  wallet: SolanaWallet,
  inputs: readonly TransactionInput[],
): Promise<readonly object[]> {
  return inSequence(inputs, async (input) => {
    const { bytes } = await signOne(wallet, input, 'Sign')
    return { signedTransaction: bytes }
  })
}

/** Answers `solana:signAndSendTransaction`, with one prompt for each transaction. The wallet sends them itself. */
export function sendTransactions(
  wallet: SolanaWallet,
  inputs: readonly TransactionInput[],
): Promise<readonly object[]> {
  return inSequence(inputs, async (input) => {
    if (input.chain !== servedChain) {
      throw invalid(`The sandbox has no node of ${JSON.stringify(input.chain)}: expected ${servedChain}.`)
    }
    const { bytes, signature } = await signOne(wallet, input, 'Send')
    await wallet.world.send(bytes, input.options ?? {})
    return { signature }
  })
}

/** Answers `solana:signIn`: connects, and signs the sign-in text. */
export function signIn(wallet: SolanaWallet, inputs: readonly SignInInput[]): Promise<readonly object[]> {
  return inSequence(inputs.length > 0 ? inputs : [{}], async (input) => {
    if (wallet.accounts().length === 0) await connectAccounts(wallet)
    const account = readAccount(wallet, input.address)
    const key = wallet.keyOf(account)
    const text = signInText(input, key.address)
    await wallet.consent({ title: 'Sign in to this site?', approve: 'Sign in', text })
    const signedMessage = new TextEncoder().encode(text)
    return { account, signedMessage, signature: await key.sign(signedMessage), signatureType: 'ed25519' }
  })
}

async function signOne(
  wallet: SolanaWallet,
  { account, chain, transaction }: TransactionInput,
  approve: string,
): ReturnType<typeof signSolanaTransaction> {
  const key: SolanaKey = wallet.keyOf(account)
  if (chain !== undefined && !(solanaChains as readonly unknown[]).includes(chain)) {
    throw invalid(`${wallet.profile.name} does not know ${JSON.stringify(chain)}.`)
  }
  const bytes = readBytes('transaction', transaction)
  const rows = describeSolanaTransaction(bytes)
  await wallet.consent({ title: `${approve} this transaction?`, approve, rows })
  return signSolanaTransaction(bytes, key)
}

function readAccount(wallet: SolanaWallet, address: unknown): StandardAccount {
  const accounts = wallet.accounts()
  const found = accounts.find((account) => address === undefined || account.address === address)
  if (found) return found
  throw new ProviderError(providerCodes.unauthorized, `This site may not use ${String(address)}.`)
}

function readBytes(name: string, value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return Uint8Array.from(value)
  throw invalid(`"${name}" must be a Uint8Array.`)
}

async function inSequence<Item>(
  inputs: readonly Item[],
  run: (input: Item) => Promise<object>,
): Promise<readonly object[]> {
  const outputs: object[] = []
  for (const input of inputs) outputs.push(await run(input))
  return outputs
}

function invalid(message: string): ProviderError {
  return new ProviderError(providerCodes.invalidParams, message)
}
