import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inlineImage, remoteImage } from '../../../adapters/images/image-url.ts'

const inline = 'data:image/png;base64,AAAA'
const values = fc.oneof(
  fc.anything(),
  fc.webUrl(),
  fc.constantFrom(
    inline,
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://a.example/1',
    '//a.example/x',
  ),
  fc.string().map((text) => `data:image/${text}`),
)

test('an announced image is inline or dropped', () => {
  fc.assert(
    fc.property(values, (value) => {
      const image = inlineImage(value)
      if (image !== null) expect(image).toMatch(/^data:image\//i)
    }),
  )
  expect(inlineImage(` ${inline} `)).toBe(inline)
  expect(inlineImage('https://a.example/icon.png')).toBeNull()
})

test('a remote image is inline or has a safe URL', () => {
  fc.assert(
    fc.property(values, (value) => {
      const image = remoteImage(value)
      if (image !== null) expect(image).toMatch(/^(data:image\/|https:)/i)
    }),
  )
  expect(remoteImage('https://a.example/icon.png')).toBe('https://a.example/icon.png')
  expect(remoteImage('blob:https://a.example/1')).toBeNull()
})
