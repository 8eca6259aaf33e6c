const noPicture = 'data:image/png,'
const pictures = /blob:[^"\\\s]+/g

/** Removes `blob:` pictures from a recording's text, unless `own`, this page's recording, has them. Such URLs end with their page. */
export function withoutDeadPictures(text: string, own: string): string {
  const living = new Set(own.match(pictures))
  return text.replaceAll(pictures, (url) => (living.has(url) ? url : noPicture))
}
