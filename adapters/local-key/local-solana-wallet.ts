import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Network } from '../../core/domain/network/network.ts'
import type { Secret } from '../../core/domain/values/secret.ts'
import { solanaNameOf } from '../../core/domain/network/solana.ts'
import type { WalletQuestion } from '../../core/domain/connection/wallet-question.ts'
import type { WalletStandard } from '../../core/ports/wallet-standard.ts'
import type { SendSigned } from '../solana/send-signed.ts'
import { messageOf, withSignature } from '../../core/domain/operations/solana-transaction.ts'
import { createWalletStandard } from '../wallet-standard/wallet-standard.ts'
import { localSolanaKey } from './local-solana-key.ts'
import type { LocalSolanaKey } from './local-solana-key.ts'
import { messageText } from './message-text.ts'

/** The name of the one wallet of all local Solana keys. */
export const localSolanaName = 'Local Solana key wallet'

/**
 * The parts of the local Solana wallet. Keys are in the export format of Solana's tools. The wallet supports the Solana networks that Wallet
 * Standard has a name for. Without `approve`, everything is allowed.
 */
export type LocalSolanaParts = {
  readonly keys: readonly Secret<string>[]
  readonly networks: readonly Network[]
  readonly send: SendSigned
  readonly approve?: (question: WalletQuestion) => Promise<boolean>
}

type Asked = { readonly account: { readonly address: string } }

const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Ccircle cx="4" cy="4" r="4"/%3E%3C/svg%3E'

/**
 * Creates a wallet over Solana keys in this process, for the terminal. It registers itself by Wallet Standard like an installed wallet. It signs,
 * and `send` sends. Throws `bad-option` at once for an invalid key.
 */
export function createLocalSolanaWallet({ send, ...parts }: LocalSolanaParts): WalletStandard {
  const wallet = walletOver(parts)
  const target = new EventTarget()
  target.addEventListener('wallet-standard:app-ready', (event) =>
    (event as CustomEvent<{ register: (wallet: object) => void }>).detail.register(wallet),
  )
  return createWalletStandard({ target, send })
}

function walletOver({ keys, networks, approve = async () => true }: Omit<LocalSolanaParts, 'send'>) {
  const pairs = keys.map(localSolanaKey)
  const chains = networks.flatMap(({ id }) => solanaNameOf(id) ?? [])
  const shared = pairs.map(({ address, publicKey }) => ({ address, publicKey, chains, features: [] }))
  let isTrusted = true
  const allowed = async (question: WalletQuestion) => {
    if (await approve(question)) return
    throw new LatchkeyError('user-rejected', `The owner of the local Solana key refused to ${question.kind}.`)
  }
  const signed = async <Input extends Asked, Output>(
    question: Pick<Extract<WalletQuestion, { kind: 'sign' }>, 'method' | 'message'>,
    inputs: readonly Input[],
    one: (key: LocalSolanaKey, input: Input) => Output,
  ): Promise<Output[]> => {
    await allowed({ kind: 'sign', ...question })
    return inputs.map((input) => {
      const key = pairs.find(({ address }) => address === input.account.address)
      if (key) return one(key, input)
      throw new LatchkeyError('unauthorized', 'The local Solana key wallet has no key for that account.')
    })
  }
  return {
    version: '1.0.0',
    name: localSolanaName,
    icon,
    chains,
    accounts: shared,
    features: {
      'standard:connect': {
        connect: async ({ silent = false }: { readonly silent?: boolean } = {}) => {
          if (silent) return { accounts: isTrusted ? shared : [] }
          await allowed({ kind: 'connect' })
          isTrusted = true
          return { accounts: shared }
        },
      },
      'standard:disconnect': { disconnect: () => void (isTrusted = false) },
      'standard:events': { on: () => () => {} },
      'solana:signMessage': {
        signMessage: (...inputs: readonly (Asked & { readonly message: Uint8Array })[]) =>
          signed(
            {
              method: 'solana_signMessage',
              message: inputs.map(({ message }) => messageText(message)).join('\n'),
            },
            inputs,
            (key, { message }) => ({ signedMessage: message, signature: key.sign(message) }),
          ),
      },
      'solana:signTransaction': {
        signTransaction: (...inputs: readonly (Asked & { readonly transaction: Uint8Array })[]) =>
          signed({ method: 'solana_signTransaction' }, inputs, (key, { transaction }) => ({
            signedTransaction: signedBy(key, transaction),
          })),
      },
    },
  }
}

function signedBy({ address, sign }: LocalSolanaKey, transaction: Uint8Array): Uint8Array {
  const message = messageOf(transaction)
  const signed = message && withSignature(transaction, address, sign(message))
  if (signed) return signed
  throw new LatchkeyError('invalid-request', `The transaction does not want the signature of ${address}.`)
}
