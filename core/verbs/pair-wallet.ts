import type { FailureCode } from '../domain/errors/failure-code.ts'
import { featureFor, featureTable } from '../domain/features/feature-table.ts'
import { LatchkeyError } from '../domain/errors/latchkey-error.ts'
import { shapeOf } from '../domain/values/text/shape-of.ts'
import { isPairing } from '../domain/pairing/flow.ts'
import { isTurnedOff } from '../domain/options/switched-off.ts'
import { connection } from '../events/connection/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { Stamped } from '../events/define-events.ts'
import { features } from '../events/features.ts'
import { host } from '../events/host.ts'
import { pairing } from '../events/pairing/pairing.ts'
import type { Latchkey } from '../latchkey.ts'
import { connectedSession } from '../selectors/sessions/connected-session.ts'
import type { ConnectedSession } from '../selectors/sessions/connected-session.ts'

/** Verbs that pair a wallet on another device without any view. */
export type WalletPairing = {
  /**
   * Requests a URI, and renews it until a wallet approves. Resolves with the session.
   * The URI is meant for the registry's wallet with the given id, or for any wallet.
   * @throws {LatchkeyError} `bad-request` if the id is no text, `wallet-missing` if no such wallet is listed. `feature-disabled` if your options
   * switch pairing off.
   * `not-loaded`, `unreachable`, `timed-out`, `project-refused`, `clock-wrong`, or whatever else keeps a URI from arriving.
   * `aborted` after `leave` or a stop, or if another wallet is connected meanwhile.
   */
  readonly begin: (request?: { readonly wallet?: string | null }) => Promise<ConnectedSession>
  /** Ends the pairing that was started here, and no other. Its promise rejects with `aborted`. */
  readonly leave: () => void
}

/** The value while no call is pending. */
const nobody = () => {}

const pairingFeature = featureFor(featureTable, pairing.started.type)

/** Failures of one URI, after which the engine requests another one. */
const passing: ReadonlySet<FailureCode> = new Set(['user-rejected', 'pairing-expired'])

/** Returns the verbs that pair wallets, independent of the modal. A new `begin` ends the previous one. */
export function createPairing(latchkey: Latchkey): WalletPairing {
  let giveUp: GiveUp = nobody
  return {
    begin: async (request = {}) => {
      const walletId = requestedWalletId(latchkey, request)
      giveUp('aborted', true)
      return pairWallet(latchkey, walletId, (own) => {
        giveUp = own
      })
    },
    leave: () => giveUp('aborted'),
  }
}

type GiveUp = (code: FailureCode, isReplaced?: boolean) => void

/** Pairs a wallet. `open` gets the function that ends this pairing, and `nobody` once it has ended. */
function pairWallet(
  latchkey: Latchkey,
  walletId: string | null,
  open: (giveUp: GiveUp) => void,
): Promise<ConnectedSession> {
  return new Promise((resolve, reject) => {
    let isHeard = false
    let isOver = false
    const endOf = createPairingEnds(latchkey)
    const end = () => {
      isOver = true
      open(nobody)
      stopHearing()
    }
    const fail: GiveUp = (code, isReplaced = false) => {
      end()
      // A request may still wait for its code.
      const isAsked = latchkey.state().pairing?.request || code === 'aborted'
      if (!isReplaced && isAsked && !latchkey.isStopped()) latchkey.dispatch(pairing.withdrawn())
      reject(new LatchkeyError(code, `No wallet was paired (${code}).`))
    }
    const stopHearing = latchkey.onAny((event) => {
      isHeard = true
      const ended = endOf(event)
      if (ended === null) return
      if ('code' in ended) return fail(ended.code)
      end()
      resolve(ended.session)
    })
    open(fail)
    latchkey.start()
    // If our code does not load, the parked intent is dropped without an event.
    latchkey.ready().catch(() => {
      if (!isHeard && !isOver && !latchkey.isStopped()) fail('not-loaded')
    })
    latchkey.dispatch(pairing.requested({ walletId }))
  })
}

type PairingEnd = { readonly session: ConnectedSession } | { readonly code: FailureCode }

/** Returns a function that gets each event, and returns how the event ends a pairing. Null for other events. */
function createPairingEnds(latchkey: Latchkey): (event: Stamped) => PairingEnd | null {
  const flows = new Set<string>()
  return (event) => {
    const { pairing: current, connection: connected, options } = latchkey.state()
    if (isPairing(current?.flow)) flows.add(current.flow.id)
    if (isOneOf(event, host.stopped)) return { code: 'aborted' }
    if (isOneOf(event, host.optionsChanged) && isTurnedOff(options, 'pairing'))
      return { code: 'feature-disabled' }
    if (isOneOf(event, features.loadFailed) && event.data.feature === pairingFeature)
      return { code: event.data.failure.code }
    if (isOneOf(event, pairing.failed) && flows.has(event.data.flow)) {
      const { code } = event.data.failure
      return passing.has(code) ? null : { code }
    }
    if (!isOneOf(event, connection.established)) return null
    if (flows.has(event.data.flow)) return { session: connectedSession(event.data) }
    return connected.sessions[event.data.flow]?.isRestored ? null : { code: 'aborted' }
  }
}

/** Returns the id of the wallet that a pairing is meant for, or null for any wallet. Throws if no pairing can begin with this request. */
function requestedWalletId(latchkey: Latchkey, request: object): string | null {
  const { wallet = null } = Object(request) as { readonly wallet?: unknown }
  if (latchkey.isStopped())
    throw new LatchkeyError('aborted', 'No wallet was paired: Latchkey was stopped; call start() first.')
  if (isTurnedOff(latchkey.state().options, 'pairing'))
    throw new LatchkeyError(
      'feature-disabled',
      'No wallet was paired: your options switch the feature "pairing" off.',
    )
  if (Object(request) !== request)
    throw new LatchkeyError(
      'bad-request',
      `What begin was given is ${shapeOf(request)}; expected { wallet } with the id of one that walletFinder lists, or none.`,
    )
  if (wallet === null) return null
  if (typeof wallet !== 'string')
    throw new LatchkeyError(
      'bad-request',
      `The wallet is ${shapeOf(wallet)}; expected the id of one that walletFinder lists, or none.`,
    )
  if (!latchkey.state().wallets?.byId[wallet])
    throw new LatchkeyError(
      'wallet-missing',
      `No wallet of the id "${wallet}" is listed; expected one that walletFinder lists, or none.`,
    )
  return wallet
}
