import { fromBase58 } from '../../core/domain/values/base58.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import { solanaFacts } from '../../core/view-models/sessions/solana-facts.ts'

/** The features of an account. */
const accountFeatures = [
  'solana:signAndSendTransaction',
  'solana:signTransaction',
  'solana:signMessage',
  'solana:signIn',
] as const

/** An account in the form of the Wallet Standard. */
export type SolanaAccount = {
  readonly address: string
  /** The 32 bytes of its public key, a new copy for each read. */
  readonly publicKey: Uint8Array
  readonly chains: readonly `solana:${string}`[]
  readonly features: typeof accountFeatures
}

/** Creates a function that returns the shared accounts. It returns the same objects and the same list while they are unchanged. */
export function createAccounts(latchkey: Latchkey): () => readonly SolanaAccount[] {
  let known: readonly SolanaAccount[] = []
  let shown = ''
  return () => {
    const { accounts, chains } = solanaFacts(latchkey.state())
    const now = [chains, accounts].join(' ')
    if (now === shown) return known
    const before = known.filter((account) => account.chains.join() === chains.join())
    known = Object.freeze(
      accounts.map(
        (address) => before.find((account) => account.address === address) ?? accountOf(address, chains),
      ),
    )
    shown = now
    return known
  }
}

function accountOf(address: string, chains: SolanaAccount['chains']): SolanaAccount {
  const bytes = fromBase58(address) ?? new Uint8Array(32)
  return Object.freeze({
    address,
    get publicKey() {
      return bytes.slice()
    },
    chains: Object.freeze([...chains]),
    features: accountFeatures,
  })
}
