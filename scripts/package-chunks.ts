/**
 * The chunks of the package that others stand on, in the order in which they take modules: each takes those it begins at, and all that
 * these import and no chunk before it has taken.
 */
const stages: readonly (readonly [name: string, begin: RegExp])[] = [
  ['boot', /\/entries\/create-latchkey\.ts$|rolldown\/runtime/],
  ['react', /\/entries\/react\.ts$/],
  [
    'late-shared',
    /\/core\/(events\/(account|images|pairing|toast|wallets)|domain\/wallet-list|reducers\/wallet-sources|effects\/arrival|features\/define-feature)\.ts$/,
  ],
  ['modal-feature', /\/core\/features\/modal\.ts$/],
  ['modal-view', /\/renderers\/react-dom\/modal\/mount-modal\.ts$/],
]

/** How a bundler is told of them. */
export const packageChunks = stages.map(([name, test], index) => ({
  name,
  test,
  priority: stages.length - index,
}))
