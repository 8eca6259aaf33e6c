import { account } from '../../events/account/account.ts'
import { connection } from '../../events/connection/connection.ts'
import { accountLosses } from './account-losses.ts'

/** Every event after which another account may be active, or the active one may be on another chain. */
export const accountChanges = [
  account.namespaceShown,
  connection.established,
  connection.resumed,
  connection.accountsChanged,
  connection.chainChanged,
  ...accountLosses,
] as const
