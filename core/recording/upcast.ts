import type { Stamped } from '../events/define-events.ts'

/** The format this Latchkey writes; it grows by one whenever a recorded event changes its name or its data. */
export const tapeFormat = 2

/** Lifts an event written in one format to the next. */
type Lift = (event: Stamped) => Stamped

/** By format and event type, how an event of that format becomes one of the next. */
export type Lifts = Readonly<Record<number, Readonly<Record<string, Lift>>>>

const lifts: Lifts = {
  1: {
    'connection/endedByWallet': lockedOnItsOwn,
    'wallets/nextPageRequested': pageThatWasNext,
  },
}

/** Brings an event of an older tape to today's format, one format at a time. */
export function upcast(event: Stamped, format: number, table: Lifts = lifts, today = tapeFormat): Stamped {
  let lifted = event
  for (let from = format; from < today; from += 1) lifted = table[from]?.[lifted.type]?.(lifted) ?? lifted
  return lifted
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
