/**
 * The chunks of the package that others stand on, in the order in which they take modules: each takes those it begins at, and all that
 * these import and no chunk before it has taken. The shell is what a host runs before its own first paint: it stands on nothing, and
 * what stands in its place until the core has come, host buttons and their words included, begins here.
 */
const stages: readonly (readonly [name: string, begin: RegExp])[] = [
  ['schemas', /\/node_modules\/zod\//],
  [
    'shell',
    /\/core\/(chunk|deferred-latchkey|domain\/(completed-options|required-options)|reducers\/boot-beginning|view-models\/(appearance|connect-button|modal-request))\.ts$|rolldown\/runtime/,
  ],
  [
    'hooks',
    /\/core\/(events\/(account|connection|network|wallet-request|wallets)|view-models\/(account-button|account-summary|embed-failure|network-button|network-summary|wallet-choices))\.ts$/,
  ],
  ['core', /\/entries\/page-core\.ts$/],
  [
    'late-shared',
    /\/core\/(events\/(images|pairing|toast)|domain\/(wallet-list|display-name|shape-of)|reducers\/(chain-without-wallet|chains-not-offered|wallet-sources)|effects\/(arrival|balance-request)|features\/define-feature)\.ts$/,
  ],
  ['check', /\/entries\/check-options\.ts$/],
  ['page', /\/entries\/create-latchkey\.ts$/],
  ['providers', /\/renderers\/providers\//],
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
