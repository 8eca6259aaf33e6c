import type { LatePart } from './define-feature.ts'
import { account } from './events/account.ts'
import { connection } from './events/connection.ts'
import { network } from './events/network.ts'
import { walletRequest } from './events/wallet-request.ts'

/** The late part of the core, which comes by `whenHere`: what connects, restores and keeps sessions, and asks their wallets. */
export function latePartBy(whenHere: LatePart['whenHere']): LatePart {
  const awaiting = [connection.walletChosen, network.chosen, walletRequest.sent, account.namespaceShown]
  return { name: 'sessions', awaitedBy: awaiting.map(({ type }) => type), whenHere }
}
