/** The texts that replace a view that failed or did not load. */
export const enViewFailure = {
  'view.title': 'Something went wrong',
  'view.broken': "Couldn't show this view",
  'view.brokenBody': 'Your wallet and connection are unchanged. Try again.',
  'view.notLoaded': "Couldn't load this view",
  'view.notLoadedBody': "Check your connection and try again. If that doesn't help, reload the page.",
  'view.retry': 'Try again',
} as const
