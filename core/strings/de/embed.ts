import type { enEmbed } from '../en/embed.ts'
import type { Translation } from '../texts.ts'

/** The words of an embed whose code did not arrive, and the modal's catalogue with it; part of the catalogue `en`, in German. */
export const deEmbed: Translation<typeof enEmbed> = {
  'embed.notLoaded':
    'Das Verbinden einer Wallet konnte nicht geladen werden. Die Internetverbindung prüfen und erneut versuchen.',
  'embed.retry': 'Erneut versuchen',
}
