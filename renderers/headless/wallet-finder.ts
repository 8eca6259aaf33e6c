import { expectedLatchkey, expectedText } from '../../core/domain/verbs/expected-arguments.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import { morePress, searchPress, walletChoices } from '../../core/view-models/wallets/choices.ts'
import type { WalletChoices } from '../../core/view-models/wallets/choices.ts'

/** The methods that request further wallets. */
export type WalletSearch = {
  /**
   * Searches the registry by at least two letters. A new text replaces the previous search, and an empty one ends it. Throws `bad-request` if the
   * argument is no text.
   */
  readonly search: (text: string) => void
  /** Requests the registry's next page, or repeats a failed one. Does nothing if there is none. */
  readonly more: () => void
}

/** The list of wallets for a host without the modal. */
export type WalletFinder = WalletSearch & {
  /** Returns the current list. Read it again whenever `latchkey.subscribe` calls. */
  readonly state: () => WalletChoices
}

/** Lists wallets without the modal: the installed ones, and the registry's by pages and by search. */
export function walletFinder(latchkey: Latchkey): WalletFinder {
  expectedLatchkey(latchkey, 'walletFinder')
  return {
    state: () => walletChoices(latchkey.state()),
    search: (text) =>
      latchkey.dispatch(
        searchPress(expectedText(text, 'The text given to search', 'what a visitor types, or an empty text')),
      ),
    more: () => latchkey.dispatch(morePress(latchkey.state())),
  }
}
