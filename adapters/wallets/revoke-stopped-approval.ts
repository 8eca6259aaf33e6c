import { disconnectLimit } from '../../core/domain/limits.ts'
import type { Log } from '../../core/domain/options/log-level.ts'
import { withTimeLimit } from '../ports/time-limit.ts'

/**
 * Revokes a wallet's approval after Latchkey was stopped. If that fails, reports it to the host's log, because no view is left that could show
 * it.
 */
export async function revokeStoppedApproval(
  walletKey: string,
  log: Log | undefined,
  giveBack: (signal: AbortSignal) => Promise<null>,
): Promise<void> {
  const { signal } = new AbortController()
  const what = `The wallet "${walletKey}" was asked to take its connection back and`
  await withTimeLimit({ what, limit: disconnectLimit, signal }, giveBack).catch((error: unknown) =>
    log?.(
      'error',
      `The wallet "${walletKey}" agreed to connect after Latchkey was stopped, and did not take that back: for it this site is connected until somebody removes the site there.`,
      error,
    ),
  )
}
