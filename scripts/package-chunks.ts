/**
 * The chunks of the package that others stand on, in the order in which they take modules: each takes those it begins at, and all that
 * these import and no chunk before it has taken. The shell is what a host runs before its own first paint: it stands on nothing, and
 * what stands in its place until the core has come, host buttons and their words included, begins here. Nothing but `page` and what is for
 * developers may stand on `check`: where another chunk does, esbuild has a page load it, and the core with it, before its first paint. So it would load
 * in vain what the checks of `react` stand on, were they no chunk of their own, `argument-checks`, of which nothing is left in production.
 * What code shares that comes at rest, ports and sessions, is `rest-parts`; `late-shared` holds only what the modal needs, too.
 */
const stages: readonly (readonly [name: string, begin: RegExp])[] = [
  ['schemas', /\/node_modules\/zod\//],
  ['nearest-words', /\/core\/domain\/(nearest-word|shape-of|stray-name)\.ts$/],
  [
    'shell',
    /\/core\/(chunk|code-limit|deferred-latchkey|domain\/(completed-options|required-options|same-account)|reducers\/boot-beginning|view-models\/(appearance|connect-button|drawing-broke|modal-request))\.ts$|rolldown\/runtime/,
  ],
  [
    'hooks',
    /\/core\/(domain\/by-account|events\/(account|connection|network|wallet-request|wallets)|view-models\/(account-summary|embed-failure|network-button|network-summary|wallet-choices))\.ts$/,
  ],
  ['core', /\/entries\/page-core\.ts$/],
  [
    'late-shared',
    /\/core\/(above-page|events\/(images|pairing|toast)|domain\/(look-alikes|wallet-list|kept-text|node-urls|registry-page|with-recent-wallet)|reducers\/(account-beginning|network-beginning|pairing)|selectors\/(chain-without-wallet|namesakes|wallet-sources|wanted-pairing|whole-session)|effects\/(arrival|change-of|end-search)|define-feature)\.ts$/,
  ],
  [
    'frame-parts',
    /\/core\/(events\/(email|social)|domain\/(frame-ways|one-time-code|social-provider)|selectors\/frame-session)\.ts$/,
  ],
  ['frame-words', /\/core\/(domain\/email-address|strings\/en\/email)\.ts$/],
  ['recorder', /\/entries\/session-recorder\.ts$/],
  ['log-level', /\/core\/domain\/log-level\.ts$/],
  ['provider-url', /\/core\/domain\/provider-url\.ts$/],
  ['de', /\/core\/strings\/de\.ts$/],
  ['verb-requests', /\/core\/domain\/verb-request\.ts$/],
  ['check', /\/entries\/(check-options|checked-latchkey)\.ts$/],
  ['page', /\/entries\/create-latchkey\.ts$/],
  [
    'late-rules',
    /\/core\/(domain\/(base58|base64|eip155|failure-reason|node-methods|quote-age|solana|solana-transaction)|events\/nodes)\.ts$/,
  ],
  [
    'operators',
    /\/rxjs\/.+\/(observable\/(empty|merge|of)|operators\/(catchError|concatMap)|firstValueFrom|util\/(args|isScheduler))\.js$/,
  ],
  [
    'rest-parts',
    /\/adapters\/(http\/(http|request-url)|images\/image-url|time-limit)\.ts$|\/core\/(events\/own-transaction|domain\/(chosen-account|remembered-sessions|settlement|swap-chains)|reducers\/about-holder|selectors\/(chains-not-offered|swap-chains|tokens-shown|wanted-chains)|effects\/(balance-request|elsewhere|lost-accounts))\.ts$/,
  ],
  [
    'wallet-parts',
    /\/adapters\/((wallet-errors\/wallet-(error|words)|eip1193\/(chain-requests|wallet-answers))|solana\/request-params|rpc-codes|send-on-offer|wallet-use)\.ts$/,
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
  ['purchase', /\/core\/domain\/on-ramp-attempt\.ts$/],
  ['argument-checks', /\/(react-bindings|buttons|entries)\/checked-(asking|props|provider)\.ts$/],
  ['headless', /\/renderers\/headless\/|\/core\/view-models\/pairing-summary\.ts$/],
  ['mount', /\/renderers\/react-dom\/modal\/keep-modal\.ts$/],
  ['react', /\/entries\/react\.ts$/],
  ['modal-feature', /\/core\/features\/modal\.ts$/],
  ['modal-view', /\/renderers\/react-dom\/(modal\/mount-modal\.ts|buttons\/ButtonTile\.tsx)$/],
  ['toast', /\/renderers\/react-dom\/modal\/Toast\.tsx$/],
]

const views = /\/renderers\/react-dom\/views\/[a-z-]+-views\.ts$/
const others = /\/core\/features\/|\/adapters\//

type Modules = { readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null }

/** What begins the chunks that a module comes with, of those that a pattern fits. */
function beginningsOf(id: string, pattern: RegExp, modules: Modules): readonly string[] {
  const found = new Set([id])
  for (const one of found)
    if (!pattern.test(one))
      for (const importer of modules.getModuleInfo(one)?.importers ?? []) found.add(importer)
  return [...found].filter((one) => pattern.test(one))
}

/** What the views of several features share is one chunk, so that none of them stands on another's; and one of its own what they share with effects and adapters, which fetch no views. */
function sharedByViews(id: string, modules: Modules): string | null {
  if (beginningsOf(id, views, modules).length < 2) return null
  return beginningsOf(id, others, modules).length > 0 ? 'view-rules' : 'view-parts'
}

/** How a bundler is told of them. */
export const packageChunks = [
  ...stages.map(([name, test], index) => ({ name, test, priority: stages.length - index + 1 })),
  ...['view-rules', 'view-parts'].map((chunk, index) => ({
    name: (id: string, modules: Modules) => (sharedByViews(id, modules) === chunk ? chunk : null),
    priority: 1 - index,
  })),
]
