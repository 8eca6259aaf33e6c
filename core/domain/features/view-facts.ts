import type { ModalPart } from '../shell/modal-parts.ts'
import type { ViewArguments } from '../shell/view-argument.ts'

/** The facts about a view that other code needs before the view is rendered. */
export type ViewFacts = {
  /** The precondition of the view: a connection, or an earlier choice. A host app cannot open a view that needs a choice. */
  readonly needs?: 'connection' | 'choice'
  /** Whether host apps may open the view first. */
  readonly isOffered?: true
  /** The view that explains this one. The question mark in its bar opens it while the history holds no earlier view. */
  readonly help?: 'WhatIsAWallet'
  /** When an inline embed can navigate to the view. An embed starts in Connect, an attempt or Account, and shows no other view. */
  readonly embed?: 'unconnected' | 'connected'
  /**
   * The data that the view shows, and that is read, requested or awaited while the view is visible:
   * - `attempt`: An attempt to connect.
   * - `pairing`: The URI of a pairing.
   * - `tokens`: The tokens of an account.
   * - `cost`: The cost of a transfer.
   * - `quote`: The quote of a swap.
   * - `plan`: The next signature of a swap.
   * - `names`: The names of an account.
   * - `offer`: The currencies to buy, and their quote.
   * - `purchase`: A running purchase.
   * - `purchases`: Past purchases.
   */
  readonly shows?: readonly (
    | 'attempt'
    | 'pairing'
    | 'tokens'
    | 'cost'
    | 'quote'
    | 'plan'
    | 'names'
    | 'offer'
    | 'purchase'
    | 'purchases'
  )[]
  /** The parts of the modal that the view needs. The view is off if the host app switches one of them off. */
  readonly parts?: readonly ModalPart[]
  /** The subject of the visitor's choice in the view. Nothing navigates away before the visitor has chosen. */
  readonly chooses?: 'network' | 'account' | 'wallet' | 'token' | 'currency'
  /** The arguments of the view. */
  readonly arguments?: ViewArguments
}
