import jsQR from 'jsqr'
import type { Locator } from 'playwright'

/** A picture in shades of grey, row by row, from 0 (black) to 255. */
export type Grey = { readonly width: number; readonly height: number; readonly shades: Float64Array }

const margin = 16

/** Takes a picture of a part of a page. */
export async function photograph(part: Locator): Promise<Grey> {
  const picture = await part.screenshot()
  const { width, height, shades } = await part.evaluate(async (_, encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.codePointAt(0) ?? 0)
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!context) throw new Error('Chromium gave no canvas to read the screenshot with.')
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    // Rec. 601: how bright red, green and blue look.
    const shades = Array.from({ length: data.length / 4 }, (_, index) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(4 * index)
      return Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
    })
    return { width: bitmap.width, height: bitmap.height, shades }
  }, picture.toString('base64'))
  return { width, height, shades: Float64Array.from(shades) }
}

/** Looks at a picture as a phone's camera does from afar: `width` of its pixels wide, blurred by a normal curve of `blur` of them. */
export function seenFromAfar(picture: Grey, { width, blur }: { width: number; blur: number }): Grey {
  return blurred(framed(scaled(picture, width)), blur)
}

/** Reads the QR code in a picture; null when there is none that can be read. */
export function readQrCode({ width, height, shades }: Grey): string | null {
  const pixels = new Uint8ClampedArray(shades.length * 4).fill(255)
  shades.forEach((shade, index) => pixels.fill(shade, index * 4, index * 4 + 3))
  // The package is CommonJS, whose default export Node wraps once more.
  const read = ('default' in jsQR ? jsQR.default : jsQR) as (
    data: Uint8ClampedArray,
    width: number,
    height: number,
  ) => { data: string } | null
  return read(pixels, width, height)?.data ?? null
}

function draw(width: number, height: number, shadeAt: (x: number, y: number) => number): Grey {
  const shades = Float64Array.from({ length: width * height }, (_, index) =>
    shadeAt(index % width, Math.floor(index / width)),
  )
  return { width, height, shades }
}

/** Each new pixel is the mean of what it covers. */
function scaled({ width, height, shades }: Grey, wanted: number): Grey {
  const step = width / wanted
  return draw(wanted, Math.round(height / step), (x, y) => {
    let [sum, weight] = [0, 0]
    for (let row = Math.floor(y * step); row < Math.min(height, (y + 1) * step); row += 1) {
      const tall = Math.min(row + 1, (y + 1) * step) - Math.max(row, y * step)
      for (let column = Math.floor(x * step); column < Math.min(width, (x + 1) * step); column += 1) {
        const area = tall * (Math.min(column + 1, (x + 1) * step) - Math.max(column, x * step))
        sum += area * (shades[row * width + column] ?? 0)
        weight += area
      }
    }
    return sum / weight
  })
}

function framed({ width, height, shades }: Grey): Grey {
  return draw(width + 2 * margin, height + 2 * margin, (x, y) => {
    const isInside = x >= margin && y >= margin && x < width + margin && y < height + margin
    return isInside ? (shades[(y - margin) * width + x - margin] ?? 0) : 128
  })
}

function blurred(picture: Grey, blur: number): Grey {
  const reach = Math.ceil(3 * blur)
  const offsets = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)
  const weights = offsets.map((offset) => Math.exp(-(offset ** 2) / (2 * blur ** 2)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const along = ({ width, height, shades }: Grey, isAcross: boolean) =>
    draw(width, height, (x, y) => {
      const near = offsets.map((offset) => {
        const column = Math.min(width - 1, Math.max(0, isAcross ? x + offset : x))
        const row = Math.min(height - 1, Math.max(0, isAcross ? y : y + offset))
        return shades[row * width + column] ?? 0
      })
      return near.reduce((sum, shade, index) => sum + shade * (weights[index] ?? 0), 0) / total
    })
  return along(along(picture, true), false)
}
