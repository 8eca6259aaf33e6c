import { fromBase58 } from '../../core/domain/values/base58.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import { solanaFacts } from '../../core/view-models/sessions/solana-facts.ts'

/** What can be asked for in the name of an account. */
export const accountFeatures = [
  'solana:signAndSendTransaction',
  'solana:signTransaction',
  'solana:signMessage',
  'solana:signIn',
] as const

/** An account as the Wallet Standard has it. */
export type SolanaAccount = {
  readonly address: string
  /** Its 32 bytes, a copy for each who asks. */
  readonly publicKey: Uint8Array
  readonly chains: readonly `solana:${string}`[]
  readonly features: typeof accountFeatures
}

/** Makes what answers the accounts that are shared now: the same objects, and the same list, as long as they are the same. */
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
