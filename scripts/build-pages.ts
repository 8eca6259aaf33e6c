import {
  buildBrowserWallet,
  buildDemo,
  buildFrame,
  buildPhone,
  buildSolanaWallet,
} from '../sandbox/host/build-pages.ts'
import { builtCommand } from '../tests/built-command.ts'
import { buildHostPages } from '../tests/e2e/build-host-pages.ts'
import { stretch } from '../tests/patience.ts'
import { buildScenes } from '../tests/renderers/react-dom/build-scenes.ts'
import { buildReactHost } from '../tests/renderers/react-dom/react-versions/build-react-host.ts'
import { buildGallery } from './gallery/build-gallery.ts'

process.env.LATCHKEY_STRETCH ??= `${stretch}`

const builds = [
  buildDemo,
  buildBrowserWallet,
  buildSolanaWallet,
  buildFrame,
  buildPhone,
  buildScenes,
  buildHostPages,
  () => buildReactHost(18),
  () => buildReactHost(19),
  buildGallery,
  builtCommand,
]

// One after the other: a build borrows the process-wide NODE_ENV. One that fails is tried again by the test file that needs it, which tells.
for (const build of builds) await build().catch(() => undefined)
