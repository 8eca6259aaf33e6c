/** The texts for a wallet list that did not load, in any view. */
export const enRegistryFailure = {
  'registry.busy': 'The wallet list is busy',
  'registry.busyBody': 'Try again in a moment.',
  'registry.broken': 'The wallet list is out of order',
  'registry.brokenBody': 'Try again in a few minutes.',
  'registry.refused': 'This app may not show the wallet list',
  'registry.refusedBody': 'Its project id was refused. Tell the people who run this app.',
} as const
