import { benchActivity } from './activity.ts'
import { runAsShipped } from './as-shipped.ts'
import { benchFrames } from './frames.ts'
import { benchLoad } from './load.ts'
import { benchModal } from './modal.ts'
import { benchOpening } from './opening.ts'
import { benchPairing } from './pairing.ts'
import { benchRelay } from './relay.ts'
import { benchSigning } from './signing.ts'
import { benchTape } from './tape.ts'
import { benchWallets } from './wallets.ts'

const benches: Readonly<Record<string, () => void | Promise<void>>> = {
  engine: () => runAsShipped('bench/engine.ts', 'benchEngine'),
  replay: () => runAsShipped('bench/replay.ts', 'benchReplay'),
  tape: benchTape,
  relay: benchRelay,
  frames: benchFrames,
  load: benchLoad,
  modal: benchModal,
  opening: benchOpening,
  pairing: benchPairing,
  signing: benchSigning,
  wallets: benchWallets,
  activity: benchActivity,
}

const wanted = process.argv.slice(2)
for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) {
  const run = benches[name]
  if (!run) {
    throw new Error(`There is no bench "${name}": expected some of ${Object.keys(benches).join(', ')}.`)
  }
  await run()
}
