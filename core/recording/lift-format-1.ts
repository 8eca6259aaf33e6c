import type { Stamped } from '../events/define-events.ts'
import type { Lift } from './lift.ts'

/** From format 1 to 2: wallets can be locked, and a list says which page it asks for. */
export const liftFormat1: Lift = (events) => events.map((event) => lifted[event.type]?.(event) ?? event)

const lifted: Readonly<Record<string, (event: Stamped) => Stamped>> = {
  'connection/endedByWallet': lockedOnItsOwn,
  'wallets/nextPageRequested': pageThatWasNext,
}

/** In format 1 a wallet that was only locked ended its connection. */
function lockedOnItsOwn(event: Stamped): Stamped {
  const { isLocked, ...data } = event.data as { readonly isLocked: boolean }
  return isLocked ? { ...event, type: 'connection/walletLocked', data } : { ...event, data }
}

/** In format 1 the next page was counted when its answer came; the first that can be asked for so is the second. */
function pageThatWasNext(event: Stamped): Stamped {
  return { ...event, data: { page: 2 } }
}
