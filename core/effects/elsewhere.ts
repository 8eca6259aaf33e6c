import { account } from '../events/account.ts'
import { connection, connectionEndings } from '../events/connection.ts'

/** Every event after which another account may be looked at, or the one that is may be elsewhere. */
export const elsewhere = [
  account.namespaceShown,
  connection.established,
  connection.resumed,
  connection.accountsChanged,
  connection.chainChanged,
  connection.walletLocked,
  connection.yieldedElsewhere,
  ...connectionEndings,
] as const
