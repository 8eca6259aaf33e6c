import type { ModalPart } from '../shell/modal-parts.ts'
import type { ViewArguments } from '../shell/view-argument.ts'

/** What there is to know of a view before it is drawn. */
export type ViewFacts = {
  /** What it means nothing without: a connection, or something that was chosen on the way to it, so that nobody can ask for it first. */
  readonly needs?: 'connection' | 'choice'
  /** Whether hosts are offered it to begin with. */
  readonly isOffered?: true
  /** The view that explains it, behind the question mark in its bar while nothing lies below it. */
  readonly help?: 'WhatIsAWallet'
  /** When an inline embed leads to it; an embed is at home in Connect, an attempt and Account, and shows no other. */
  readonly embed?: 'unconnected' | 'connected'
  /** What it shows that is read, asked or waited for while it is looked at: an attempt to connect, a URI to pair by, an account's tokens, what a sending costs, what a swap gives, what is signed for it, which names an account has, what can be bought and what that costs, a purchase under way, and those there were. */
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
  /** The parts of the modal that it needs. It is off where the host switches one of them off. */
  readonly parts?: readonly ModalPart[]
  /** What is chosen in it, so that nobody is led away from it before. */
  readonly chooses?: 'network' | 'account' | 'wallet' | 'token' | 'currency'
  /** With what it can begin. */
  readonly arguments?: ViewArguments
}
