/** The texts of Downloads. */
export const enDownloads = {
  'downloads.title': 'Get {wallet}',
  'downloads.list': 'Where to get it',
  'downloads.chrome': 'Chrome Extension',
  'downloads.ios': 'iOS App',
  'downloads.android': 'Android App',
  'downloads.website': 'Website',
} as const
