import { disconnectLimit } from '../../core/domain/limits.ts'
import type { Log } from '../../core/domain/options/log-level.ts'
import { withTimeLimit } from '../ports/time-limit.ts'

/** Gives a yes back at a wallet for whoever was stopped meanwhile; where that cannot be, the log of the host says so, since nobody else is left who would. */
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
