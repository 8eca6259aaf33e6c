import { featureFor, featureTable } from '../core/domain/features/feature-table.ts'
import { LatchkeyError } from '../core/domain/errors/latchkey-error.ts'
import { nearestWord } from '../core/domain/values/text/nearest-word.ts'
import { shapeOf } from '../core/domain/values/text/shape-of.ts'
import { account } from '../core/events/account/account.ts'
import { connection } from '../core/events/connection/connection.ts'
import { embed } from '../core/events/shell/embed.ts'
import { engine } from '../core/events/engine.ts'
import { features } from '../core/events/features.ts'
import { host } from '../core/events/host.ts'
import { installed } from '../core/events/wallets/installed.ts'
import { modal } from '../core/events/shell/modal.ts'
import { network } from '../core/events/network/network.ts'
import { router } from '../core/events/shell/router.ts'
import { storage } from '../core/events/storage.ts'
import { walletRequest } from '../core/events/operations/wallet-request.ts'
import { wallets } from '../core/events/wallets/wallets.ts'

/**
 * The event families that are loaded from the start, and that hosts import. Events of other features are recognised by their family, because their
 * code may not be loaded.
 */
const families = {
  account,
  connection,
  embed,
  engine,
  features,
  host,
  installed,
  modal,
  network,
  router,
  storage,
  walletRequest,
  wallets,
}

const wish = 'expected an event such as account.balanceRefreshed(), with account from latchkey'

/** Checks that a dispatched event exists, in development only. Throws `bad-request` with the name that was probably meant. */
export function checkInput(input: unknown): void {
  const { type } = Object(input) as { readonly type?: unknown }
  if (typeof input !== 'object' || typeof type !== 'string') {
    const given = typeof input === 'function' ? `a function; call it: ${wish}` : `${shapeOf(input)}; ${wish}`
    throw new LatchkeyError('bad-request', `What dispatch was given is ${given}.`)
  }
  const types = typesAtHand()
  const [family = ''] = type.split('/')
  if (types.includes(type) || (!(family in families) && featureFor(featureTable, type) !== null)) return
  const near = nearestWord(type, types)
  const hint = near === null ? `${wish}.` : `did you mean "${near}"?`
  throw new LatchkeyError('bad-request', `There is no event "${type}"; ${hint}`)
}

function typesAtHand(): readonly string[] {
  return Object.values(families).flatMap((family) => Object.values(family).map(({ type }) => type))
}
