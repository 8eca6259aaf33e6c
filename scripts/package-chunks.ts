/**
 * The chunks of the package that others stand on, in the order in which they take modules: each takes those it begins at, and all that
 * these import and no chunk before it has taken. The shell is what a host runs before its own first paint: it stands on nothing, and
 * what stands in its place until the core has come, host buttons and their words included, begins here. Nothing but `page` and what is for
 * developers may stand on `check`: where another chunk does, esbuild has a page load it, and the core with it, before its first paint.
 */
const stages: readonly (readonly [name: string, begin: RegExp])[] = [
  ['schemas', /\/node_modules\/zod\//],
  [
    'shell',
    /\/core\/(chunk|deferred-latchkey|domain\/(completed-options|required-options|same-account)|reducers\/boot-beginning|view-models\/(appearance|connect-button|modal-request))\.ts$|\/adapters\/code-limit\.ts$|rolldown\/runtime/,
  ],
  [
    'hooks',
    /\/core\/(events\/(account|connection|network|wallet-request|wallets)|view-models\/(account-summary|embed-failure|network-button|network-summary|wallet-choices))\.ts$/,
  ],
  ['core', /\/entries\/page-core\.ts$/],
  [
    'late-shared',
    /\/core\/(events\/(images|pairing|toast)|domain\/(wallet-list|display-name|registry-page|shape-of)|reducers\/(about-holder|pairing)|selectors\/(chain-without-wallet|chains-not-offered|tokens-shown|wallet-sources)|effects\/(arrival|balance-request|change-of|elsewhere|lost-accounts)|features\/define-feature)\.ts$/,
  ],
  [
    'frame-parts',
    /\/core\/(events\/(email|social)|domain\/(email-address|one-time-code|social-provider)|selectors\/frame-session|strings\/en\/email)\.ts$/,
  ],
  ['log-level', /\/core\/domain\/log-level\.ts$/],
  ['check', /\/entries\/(check-options|checked-latchkey)\.ts$/],
  ['page', /\/entries\/create-latchkey\.ts$/],
  [
    'late-rules',
    /\/core\/(domain\/(base58|base64|eip155|failure-reason|node-methods|solana|solana-transaction)|events\/nodes)\.ts$/,
  ],
  ['providers', /\/renderers\/providers\/(announce-provider|get-provider)\.ts$/],
  ['solana-wallet', /\/renderers\/providers\/register-solana-wallet\.ts$/],
  ['links', /\/core\/domain\/(browse-link|deep-link|platform)\.ts$/],
  [
    'sign-in-standing',
    /\/core\/selectors\/(owed-sign-in|sign-in-running)\.ts$|\/renderers\/headless\/wallet-sign-in\.ts$/,
  ],
  [
    'account-parts',
    /\/core\/(domain\/explorer-page|view-models\/(account-button|account-labels|balance-summary|open-modal))\.ts$/,
  ],
  [
    'token-parts',
    /\/core\/(events\/(identity|token-balances)|domain\/token-balances|view-models\/(account-state|profile-refresh|tokens-summary))\.ts$/,
  ],
  ['activity-parts', /\/core\/(events\/activity|view-models\/activity-summary)\.ts$/],
  ['headless', /\/renderers\/headless\/|\/core\/view-models\/pairing-summary\.ts$/],
  ['react', /\/entries\/react\.ts$/],
  ['modal-feature', /\/core\/features\/modal\.ts$/],
  ['modal-view', /\/renderers\/react-dom\/(modal\/mount-modal\.ts|buttons\/ButtonTile\.tsx)$/],
]

/** How a bundler is told of them. */
export const packageChunks = stages.map(([name, test], index) => ({
  name,
  test,
  priority: stages.length - index,
}))
