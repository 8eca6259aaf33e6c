import { images } from '../../core/events/wallets/images.ts'
import { formatTape, parseTape } from '../../core/recording/tape.ts'

const folder = 'pictures'
const addresses = { wallet: `${folder}/`, network: `${folder}/`, query: '.svg' }

const grounds = ['#2f5d62', '#8a4a36', '#465a70', '#6c4a66', '#56643a', '#7d5f22', '#31456b', '#7a3b4d']
const marks = [
  'M28 66 48 26 68 66Z',
  'M30 48a18 18 0 1 0 36 0a18 18 0 1 0-36 0',
  'M30 30h36v36H30Z',
  'M48 24 72 48 48 72 24 48Z',
  'M26 40h44M26 56h44',
  'M30 66V30l36 36V30',
]

/** Matches a picture that a service of the sandbox served at its URL. */
const servedPicture = /http:\/\/127\.0\.0\.1:\d+(\/[^"\\]+\.svg)/g

/** Matches the same URLs, except pictures of a host's tokens, which its options contain as links. */
const servedButTokens = new RegExp(`(?<!"image":")${servedPicture.source}`, 'g')
const givenByHost = '"type":"host/options'

/** Replaces a tape's pictures with files beside the gallery or with inline drawings. The registry and services that served them no longer run. */
export function withStandInPictures(text: string): string {
  const drawn = text
    .split('\n')
    .map((line) => withDrawnPictures(line, line.includes(givenByHost) ? servedButTokens : servedPicture))
    .join('\n')
  const { lines, ...tape } = parseTape(drawn)
  const type = images.addressed.type
  return formatTape({
    ...tape,
    lines: lines.map((line) =>
      'type' in line && line.type === type ? { ...line, data: { addresses } } : line,
    ),
  })
}

/** Returns the drawn tiles for all pictures that tapes name, by file. An image id always has the same tile. */
export function standInPictures(texts: readonly string[]): ReadonlyMap<string, string> {
  const ids = texts.flatMap((text) => [...text.matchAll(/"imageId":"([^"]+)"/g)].map(([, id = '']) => id))
  return new Map(ids.map((id) => [`${folder}/${encodeURIComponent(id)}.svg`, tileOf(id)]))
}

function tileOf(id: string): string {
  const number = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7)
  const ground = grounds[number % grounds.length]
  const mark = marks[Math.floor(number / grounds.length) % marks.length]
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'><path d='M0 0h96v96H0Z' fill='${ground}'/><path d='${mark}' fill='none' stroke='#fbf8f1' stroke-width='8' stroke-linejoin='round' stroke-linecap='round'/></svg>`
}

function withDrawnPictures(line: string, pictures: RegExp): string {
  return line.replaceAll(
    pictures,
    (_, path: string) => `data:image/svg+xml,${encodeURIComponent(tileOf(path))}`,
  )
}
