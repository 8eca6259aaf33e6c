/** The texts of an embed if its code, with the modal's catalogue, did not load. They are part of the catalogue `en`. */
export const enEmbed = {
  'embed.notLoaded': "Couldn't load the wallet connection. Check your internet connection and try again.",
  'embed.retry': 'Try again',
} as const
