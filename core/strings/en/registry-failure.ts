/** The texts for a wallet list that did not load, in any view. */
export const enRegistryFailure = {
  'registry.busy': 'The wallet list is busy',
  'registry.busyBody': 'Try again in a moment.',
  'registry.broken': "The wallet list isn't working",
  'registry.brokenBody': 'Try again in a few minutes.',
  'registry.refused': "This app can't show the wallet list",
  'registry.refusedBody': "Its project ID was rejected. Please tell the app's team.",
} as const
