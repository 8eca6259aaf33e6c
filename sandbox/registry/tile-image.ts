import { createHash } from 'node:crypto'

/** Draws a square SVG tile (128 units wide): a gradient and a mark, both chosen by the hash of `seed`. With `letter`, the letter is on it. */
export function tileImage(seed: string, letter: string | null): string {
  const bytes = createHash('sha256').update(seed).digest()
  const number = (index: number, below: number) => (bytes.readUInt16BE(index * 2) % (below * 16)) / 16
  const hue = number(0, 360)
  const shift = 24 + number(1, 70)
  const turn = Math.round(number(2, 360))
  const top = `hsl(${hue.toFixed(1)} 78% ${(54 + number(3, 10)).toFixed(1)}%)`
  const bottom = `hsl(${((hue + shift) % 360).toFixed(1)} 82% ${(34 + number(4, 12)).toFixed(1)}%)`
  const mark = marks[(bytes[10] ?? 0) % marks.length] ?? ''
  const size = (0.8 + number(6, 5) / 10).toFixed(2)
  const text = letter
    ? `<text x="64" y="66" fill="#fff" font-family="ui-rounded,system-ui,sans-serif" font-size="62" font-weight="700" text-anchor="middle" dominant-baseline="central">${escapeText(letter)}</text>`
    : ''
  const opacity = letter ? '.2' : '.92'
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128">',
    `<defs><linearGradient id="g" gradientTransform="rotate(${45 + Math.round(number(5, 60))})">`,
    `<stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>`,
    '<rect width="128" height="128" fill="url(#g)"/>',
    `<g fill="#fff" stroke="#fff" fill-opacity="${opacity}" stroke-opacity="${opacity}" transform="translate(64 64) rotate(${turn}) scale(${size})">${mark}</g>`,
    `${text}</svg>`,
  ].join('')
}

const circle = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" stroke="none"/>`
const ring = (radius: number, width: number) => `<circle r="${radius}" fill="none" stroke-width="${width}"/>`

// Marks are drawn around the origin, about 72 units wide.
const marks: readonly string[] = [
  ring(30, 10) + circle(0, 0, 11),
  `<path stroke="none" d="M0-38 33 19H-33Z"/>`,
  `<rect x="-27" y="-27" width="54" height="54" rx="14" stroke="none"/>`,
  `<path fill="none" stroke-width="11" stroke-linecap="round" d="M-34 14q17-44 34-14t34-14"/>`,
  `<path stroke="none" d="M0-38C30-20 30 20 0 38C-30 20-30-20 0-38Z"/>`,
  circle(-19, 0, 22) + circle(19, 0, 22),
  `<path fill="none" stroke-width="11" stroke-linejoin="round" d="M0-34 30-17V17L0 34-30 17V-17Z"/>`,
  `<path stroke="none" d="M-36 0A36 36 0 0 1 36 0Z"/>` + circle(0, 20, 12),
  `<path stroke="none" d="M0-40 10-10 40 0 10 10 0 40-10 10-40 0-10-10Z"/>`,
  [0, 72, 144, 216, 288]
    .map((turn) => `<ellipse cy="-22" rx="11" ry="20" stroke="none" transform="rotate(${turn})"/>`)
    .join(''),
  `<path fill="none" stroke-width="10" stroke-linecap="round" d="M-30-20H30M-30 0H12M-30 20H24"/>`,
  `<path stroke="none" d="M-34-34H0A34 34 0 0 1 0 34H-34Z"/>`,
]

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
