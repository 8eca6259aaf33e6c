import { parseArgs } from 'node:util'
import { buildGallery, readGallery } from './gallery/build-gallery.ts'
import { serveGallery } from './gallery/serve-gallery.ts'
import { takeShots } from './gallery/take-shots.ts'

const { values } = parseArgs({ options: { shots: { type: 'string' } } })
const folder = await buildGallery()
const { url, stop } = await serveGallery(folder)

if (values.shots === undefined) {
  console.log(`The gallery is at ${url}\nCtrl-C ends it.`)
  process.once('SIGINT', () => void stop())
} else {
  try {
    const taken = await takeShots(url, readGallery(folder).states, values.shots)
    console.log(`${taken} pictures are in ${values.shots}`)
  } finally {
    await stop()
  }
}
