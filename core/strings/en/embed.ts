/** The words of an embed whose code did not arrive, and the modal's catalogue with it; part of the catalogue `en`. */
export const enEmbed = {
  'embed.notLoaded': 'Connecting a wallet could not be loaded. Check your connection and try again.',
  'embed.retry': 'Try again',
} as const
