/**
 * The chunks of the package that have a rule. In this order each takes the modules that it begins at, with all that these import and no
 * chunk before it has taken. The bundler splits the rest, by who imports it.
 */
const rules: readonly (readonly [name: string, begin: RegExp])[] = [
  // Zod, for tapes and development.
  ['schemas', /\/node_modules\/zod\//],
  // What a page runs before its own first paint, which stands on nothing.
  [
    'shell',
    /\/core\/(deferred-latchkey|loading\/(chunk|code-limit)|domain\/[a-z-]+\/(completed-options|required-options|same-account)|reducers\/slices\/boot-beginning|view-models\/[a-z-]+\/(appearance|connect-button|drawing-broke|modal-request))\.ts$|rolldown\/runtime/,
  ],
  // What buttons, hooks and checks share with the core.
  [
    'hooks',
    /\/core\/(domain\/[a-z-]+\/(by-account|explorer-page|log-level|nearest-word|on-ramp-provider|provider-url|shape-of|stray-name|verb-request)|events\/[a-z-]+\/(account|connection|network|wallet-request|wallets)|view-models\/[a-z-]+\/(account-(button|labels|summary)|balance-summary|embed-failure|network-button|network-summary|open-modal|wallet-choices))\.ts$/,
  ],
  // The engine, sessions and connecting, which come once the page has painted.
  ['core', /\/entries\/page-core\.ts$/],
  // What the modal shares with features, adapters and checks.
  [
    'late-shared',
    /\/core\/(loading\/above-page|events\/[a-z-]+\/(email|images|own-transaction|pairing|social|toast)|domain\/[a-z-]+\/(chosen-account|direction|frame-ways|kept-text|look-alikes|node-urls|one-time-code|registry-page|settlement|social-provider|swap-chains|wallet-list|whole-number|with-recent-wallet)|reducers\/pairing\/pairing|selectors\/[a-z-]+\/(chain-without-wallet|chains-not-offered|frame-session|namesakes|swap-chains|tokens-shown|wallet-sources|wanted-chains|wanted-pairing|whole-session)|effects\/[a-z-]+\/(arrival|balance-request|change-of|elsewhere|end-search|lost-accounts)|define-feature)\.ts$/,
  ],
  // A recorder, beside what else tests import.
  ['recorder', /\/entries\/session-recorder\.ts$/],
  // A language that comes when it is asked for, and that checks know by name.
  ['de', /\/core\/strings\/de\.ts$/],
  // The checks of development, on which nothing may stand: they leave nothing behind in production.
  ['check', /\/entries\/(check-options|checked-latchkey)\.ts$/],
]

/** How a bundler is told of them. */
export const packageChunks = rules.map(([name, test], index) => ({
  name,
  test,
  priority: rules.length - index,
}))
