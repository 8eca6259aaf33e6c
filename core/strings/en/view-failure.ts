/** The texts that replace a view that failed or did not load. */
export const enViewFailure = {
  'view.title': 'Something went wrong',
  'view.broken': 'This view could not be shown',
  'view.brokenBody': 'Nothing was changed: wallet and connection are as they were.',
  'view.notLoaded': 'This view could not be loaded',
  'view.notLoadedBody': 'Check your connection and try again. If it stays so, reload the page.',
  'view.retry': 'Try again',
} as const
