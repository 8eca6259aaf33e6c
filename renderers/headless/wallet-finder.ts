import { expectedLatchkey, expectedText } from '../../core/domain/verbs/expected-arguments.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import { morePress, searchPress, walletChoices } from '../../core/view-models/wallets/choices.ts'
import type { WalletChoices } from '../../core/view-models/wallets/choices.ts'

/** What asks for wallets that are not listed yet. */
export type WalletSearch = {
  /** Searches the registry, by two letters at least; a newer text replaces the search before it, and an empty one ends it; throws `bad-request` for what is no text. */
  readonly search: (text: string) => void
  /** Asks for the registry's next page, or again for one that failed; nothing happens when there is none. */
  readonly more: () => void
}

/** The wallets there are, as a host without views reads and asks for them. */
export type WalletFinder = WalletSearch & {
  /** What is listed now; ask again whenever `latchkey.subscribe` calls. */
  readonly state: () => WalletChoices
}

/** Lists wallets without any view: those in this browser, and the registry's by pages and by search. */
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
