import type { Log } from '../../core/domain/options/log-level.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { revokeStoppedApproval } from '../wallets/revoke-stopped-approval.ts'
import { isInUse } from '../wallets/wallet-ref-count.ts'
import { callWallet } from './call-wallet.ts'
import { createEventBuffer } from './event-buffer.ts'
import type { EventBuffer } from './event-buffer.ts'
import { standardAccounts } from './standard-accounts.ts'
import type { StandardAccount } from './standard-accounts.ts'
import { featureOf, partOf } from './standard-wallet.ts'
import type { StandardWallet } from './standard-wallet.ts'

/** The accounts that a wallet approved, and its events since then. */
export type WalletApproval = { readonly accounts: readonly StandardAccount[]; readonly events: EventBuffer }

/** Asks a wallet for its accounts. A silent question shows nothing. Revokes an approval that arrives after the signal aborted. */
export async function askForAccounts(
  {
    wallet,
    walletKey,
    silent,
  }: { readonly wallet: StandardWallet; readonly walletKey: string; readonly silent: boolean },
  signal: AbortSignal,
  log: Log | undefined,
): Promise<WalletApproval> {
  const events = createEventBuffer(wallet)
  const ask = async () => {
    const answer = await featureOf(wallet, 'standard:connect')?.(...(silent ? [{ silent }] : []))
    if (signal.aborted && !silent)
      await revokeStoppedApproval(walletKey, log, (within) => revokeApproval(wallet, within))
    events.begin()
    return standardAccounts(partOf(answer, 'accounts'))
  }
  try {
    return { accounts: await callWallet('standard:connect', ask, signal), events }
  } catch (error) {
    events.stop()
    throw error
  }
}

/** Tells a wallet that it is disconnected, if it supports that. */
export async function notifyDisconnected(wallet: StandardWallet, signal: AbortSignal): Promise<null> {
  const disconnect = featureOf(wallet, 'standard:disconnect')
  if (disconnect) await callWallet('standard:disconnect', () => disconnect(), signal)
  return null
}

/** Revokes an approval that arrived too late. Does nothing if another connection on this page uses the wallet. */
export async function revokeApproval(wallet: StandardWallet, signal: AbortSignal): Promise<null> {
  if (isInUse(wallet)) return null
  if (featureOf(wallet, 'standard:disconnect')) return notifyDisconnected(wallet, signal)
  throw new LatchkeyError(
    'method-unsupported',
    'The wallet has no way to take a connection back (standard:disconnect); remove this site in it.',
  )
}
