/**
 * The chunks of the package that have a rule: a name, and the modules at which it begins. In this order, each chunk takes those modules and all
 * their imports that no earlier chunk took. The bundler splits the rest by importer.
 */
export const chunkRules: readonly (readonly [name: string, ...beginnings: readonly string[]])[] = [
  // Zod, for tapes and development.
  ['schemas', 'node_modules/zod/'],
  // What a page runs before its own first paint. It depends on no other chunk.
  [
    'shell',
    'core/deferred-latchkey.ts',
    'core/domain/account/same-account.ts',
    'core/domain/options/completed-options.ts',
    'core/domain/options/required-options.ts',
    'core/loading/chunk.ts',
    'core/loading/code-limit.ts',
    'core/reducers/slices/boot-beginning.ts',
    'core/view-models/buttons/connect-button.ts',
    'core/view-models/shell/appearance.ts',
    'core/view-models/shell/render-failed.ts',
    'core/view-models/shell/modal-request.ts',
    'rolldown/runtime',
  ],
  // What buttons, hooks and checks share with the core.
  [
    'hooks',
    'core/domain/account/by-account.ts',
    'core/domain/buy/provider.ts',
    'core/domain/buy/provider-url.ts',
    'core/domain/network/explorer-page.ts',
    'core/domain/options/log-level.ts',
    'core/domain/values/text/nearest-word.ts',
    'core/domain/values/text/shape-of.ts',
    'core/domain/verbs/check-listener.ts',
    'core/domain/verbs/unknown-name.ts',
    'core/domain/verbs/verb-request.ts',
    'core/events/account/account.ts',
    'core/events/connection/connection.ts',
    'core/events/network/network.ts',
    'core/events/operations/wallet-request.ts',
    'core/events/wallets/wallets.ts',
    'core/view-models/account/labels.ts',
    'core/view-models/account/summary.ts',
    'core/view-models/account/balance-summary.ts',
    'core/view-models/buttons/account-button.ts',
    'core/view-models/buttons/network-button.ts',
    'core/view-models/network/summary.ts',
    'core/view-models/shell/embed-failure.ts',
    'core/view-models/shell/open-modal.ts',
    'core/view-models/wallets/choices.ts',
  ],
  // The engine, sessions and connecting, which load after the page's first paint.
  ['core', 'entries/page-core.ts'],
  // What the modal shares with features, adapters and checks.
  [
    'late-shared',
    'core/define-feature.ts',
    'core/domain/activity/direction.ts',
    'core/domain/connection/wallet-list.ts',
    'core/domain/frame/methods.ts',
    'core/domain/frame/one-time-code.ts',
    'core/domain/network/node-urls.ts',
    'core/domain/operations/settlement/settlement.ts',
    'core/domain/options/social-provider.ts',
    'core/domain/sessions/chosen-account.ts',
    'core/domain/swap/chains.ts',
    'core/domain/values/parse-record.ts',
    'core/domain/values/text/look-alikes.ts',
    'core/domain/values/numbers/unsigned-integer.ts',
    'core/domain/wallets/registry-page.ts',
    'core/domain/wallets/with-recent-wallet.ts',
    'core/effects/account/balance-request.ts',
    'core/effects/account/account-changes.ts',
    'core/effects/account/account-losses.ts',
    'core/effects/shell/end-search.ts',
    'core/effects/streams/arrival.ts',
    'core/effects/streams/on-options-change.ts',
    'core/events/frame/email.ts',
    'core/events/frame/social.ts',
    'core/events/operations/own-transaction.ts',
    'core/events/pairing/pairing.ts',
    'core/events/shell/toast.ts',
    'core/events/wallets/images.ts',
    'core/loading/above-page.ts',
    'core/reducers/pairing/pairing.ts',
    'core/selectors/frame/session.ts',
    'core/selectors/network/chains-not-offered.ts',
    'core/selectors/network/ordered-chains.ts',
    'core/selectors/pairing/usable-pairing.ts',
    'core/selectors/sessions/namesakes.ts',
    'core/selectors/sessions/connected-session.ts',
    'core/selectors/swap/chains.ts',
    'core/selectors/tokens/shown.ts',
    'core/selectors/wallets/chain-without-wallet.ts',
    'core/selectors/wallets/sources.ts',
  ],
  // What Connect says, which the pane beside it and other lists of wallets say too.
  ['connect', 'core/view-models/connection/connect.ts'],
  // The recorder, together with what else tests import.
  ['recorder', 'entries/session-recorder.ts'],
  // A language that loads on request. Checks know its name.
  ['de', 'core/strings/de.ts'],
  // The checks of development. No other chunk may depend on them, so that production contains nothing of them.
  ['check', 'entries/check-options.ts', 'entries/checked-latchkey.ts'],
]

/** The same rules for the bundler. The first rule has the highest priority. */
export const packageChunks = chunkRules.map(([name, ...beginnings], index) => ({
  name,
  test: new RegExp(beginnings.map((path) => path.replaceAll('.', String.raw`\.`)).join('|')),
  priority: chunkRules.length - index,
}))
