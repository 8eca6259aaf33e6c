import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { readQrCode, seenFromAfar } from './camera.ts'
import { codeScenes, pictureOfCode } from './code-picture.ts'
import { freshScenes } from './fresh-scenes.ts'
import { pairingUri } from './page/people.ts'

let page: Page

freshScenes((fresh) => (page = fresh.page))

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 360, 320]) {
    test(`the code can be scanned in the ${theme} theme at ${width} px, with and without a wallet in it`, async () => {
      await page.setViewportSize({ width, height: 760 })
      for (const scene of codeScenes)
        expect(readQrCode(await pictureOfCode(page, scene, theme))).toBe(pairingUri)
    })
  }

  test(`the code can be scanned from afar and out of focus in the ${theme} theme, whatever is in its middle`, async () => {
    for (const scene of codeScenes) {
      const picture = await pictureOfCode(page, scene, theme)
      const read = [252, 268, 284, 300].map((width) =>
        readQrCode(seenFromAfar(picture, { width, blur: 0.7 })),
      )
      expect(read).toEqual(read.map(() => pairingUri))
    }
  })
}
