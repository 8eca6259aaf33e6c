import type { SolanaWallet, StandardAccount } from './solana-wallet.ts'

/**
 * Answers `standard:connect`. Asks the visitor if the site is not approved or the wallet is locked. With `silent`, it never asks, and shares
 * nothing in that case.
 */
export async function connectAccounts(
  wallet: SolanaWallet,
  input?: { readonly silent?: boolean },
): Promise<{ readonly accounts: readonly StandardAccount[] }> {
  if (wallet.accounts().length > 0) return { accounts: wallet.accounts() }
  if (input?.silent === true) return { accounts: [] }
  const { approved } = wallet.state()
  const chosen = await wallet.consent(
    approved
      ? { title: `Unlock ${wallet.profile.name}?`, approve: 'Unlock' }
      : {
          title: 'Let this site see your accounts?',
          approve: 'Connect',
          accounts: wallet.keys.map(({ address }) => address),
        },
  )
  wallet.change({ isLocked: false, approved: approved ?? chosen })
  return { accounts: wallet.accounts() }
}
