import { expect, test } from 'vitest'
import { axeOn } from '../axe.ts'
import { openGalleryPages } from './gallery-page.ts'

test('axe finds nothing in the gallery', async () => {
  const pages = await openGalleryPages()
  const axe = await axeOn(await pages.openAll())
  // The same list stands here many times, which no page of a visitor has.
  expect(await axe({ without: ['landmark-unique'] })).toEqual([])
  await pages.close()
})
