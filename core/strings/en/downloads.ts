/** The texts of Downloads. */
export const enDownloads = {
  'downloads.title': 'Get {wallet}',
  'downloads.list': 'Where to get it',
  'downloads.chrome': 'Chrome extension',
  'downloads.ios': 'iOS app',
  'downloads.android': 'Android app',
  'downloads.website': 'Website',
} as const
