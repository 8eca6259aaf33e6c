import type { enDownloads } from '../en/downloads.ts'
import type { Translation } from '../texts.ts'

/** The texts of Downloads, in German. */
export const deDownloads: Translation<typeof enDownloads> = {
  'downloads.title': '{wallet} herunterladen',
  'downloads.list': 'Herunterladen',
  'downloads.chrome': 'Chrome-Erweiterung',
  'downloads.ios': 'iOS-App',
  'downloads.android': 'Android-App',
  'downloads.website': 'Website',
}
