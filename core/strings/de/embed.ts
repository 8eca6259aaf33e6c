import type { enEmbed } from '../en/embed.ts'
import type { Translation } from '../texts.ts'

/** The texts of an embed if its code, with the modal's catalogue, did not load. They are part of the catalogue `en`. In German. */
export const deEmbed: Translation<typeof enEmbed> = {
  'embed.notLoaded':
    'Die Wallet-Verbindung konnte nicht geladen werden. Prüfe deine Internetverbindung und versuche es erneut.',
  'embed.retry': 'Erneut versuchen',
}
