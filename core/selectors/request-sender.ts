import { accountNamedIn } from '../domain/request-account.ts'
import { isSameAddress } from '../domain/same-account.ts'
import type { ConnectionState } from '../reducers/connection.ts'
import { walletsOwn } from './chosen-account.ts'
import type { StandingSession } from './sessions.ts'

/** The account that sends for the host: the one that is named, in its own spelling; else on Ethereum the wallet takes its own first, and on Solana it is told the one that is chosen. */
export function senderOf(
  connection: ConnectionState,
  { namespace, accounts }: StandingSession,
  params: unknown,
): string | undefined {
  const named = accountNamedIn(params)
  if (named !== null) return accounts.find((shared) => isSameAddress(shared, named)) ?? named
  return namespace === 'solana' ? accounts[0] : walletsOwn(connection, namespace)
}
