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

// Builds one after the other, since a build changes the process-wide NODE_ENV. If a build fails, the test file that needs it repeats it and
// reports the error.
for (const build of builds) await build().catch(() => undefined)
