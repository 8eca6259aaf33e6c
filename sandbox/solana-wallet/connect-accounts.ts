import type { SolanaWallet, StandardAccount } from './solana-wallet.ts'

/** `standard:connect`: asks for what is not approved yet, or locked; `silent` never asks and shares nothing then. */
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
