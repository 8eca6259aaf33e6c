import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { GalleryData, GalleryState } from '../../docs/gallery/gallery-data.ts'
import { asEnvironment } from '../../sandbox/host/as-environment.ts'
import { builtOnce, rootFolder } from '../../sandbox/host/page-cache.ts'
import { standInPictures, withStandInPictures } from './stand-in-pictures.ts'

const sources = [
  'docs/gallery',
  'scripts/gallery',
  'core',
  'renderers',
  'fixtures/recordings',
  'package.json',
]

/** Builds the gallery, unless a build of the same sources exists. Returns its folder. */
export function buildGallery(): Promise<string> {
  return builtOnce('gallery', sources, async (outDir) => {
    const recordings = readRecordings()
    const data: GalleryData = { recordings, states: await statesIn(recordings) }
    await bundle(outDir)
    writeFileSync(join(outDir, 'gallery.json'), JSON.stringify(data))
    for (const [file, picture] of standInPictures(Object.values(recordings))) {
      mkdirSync(dirname(join(outDir, file)), { recursive: true })
      writeFileSync(join(outDir, file), picture)
    }
  })
}

/** Reads the data of a built gallery. */
export function readGallery(folder: string): GalleryData {
  return JSON.parse(readFileSync(join(folder, 'gallery.json'), 'utf8')) as GalleryData
}

function readRecordings(): GalleryData['recordings'] {
  const folder = join(rootFolder, 'fixtures/recordings')
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
  return Object.fromEntries(
    names.map((name) => [
      basename(name, '.jsonl'),
      withStandInPictures(readFileSync(join(folder, name), 'utf8')),
    ]),
  )
}

/** Collects the states in production mode, in which React renders several times faster. React chooses its mode when it loads. */
async function statesIn(recordings: GalleryData['recordings']): Promise<readonly GalleryState[]> {
  let states: readonly GalleryState[] = []
  await asEnvironment('production', async () => {
    const { collectStates } = await import('./collect-states.ts')
    states = collectStates(recordings)
  })
  return states
}

async function bundle(outDir: string): Promise<void> {
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')])
  await asEnvironment('production', () =>
    build({
      configFile: false,
      root: join(rootFolder, 'docs/gallery'),
      base: './',
      logLevel: 'error',
      plugins: [react()],
      build: {
        outDir,
        emptyOutDir: true,
        target: 'es2022',
        copyPublicDir: false,
        reportCompressedSize: false,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
      },
    }),
  )
}
