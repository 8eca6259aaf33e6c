import { account } from './account.ts'
import { connection } from './connection.ts'
import type { AnyEventDefinition } from './define-events.ts'
import { engine } from './engine.ts'
import { features } from './features.ts'
import { host } from './host.ts'
import { images } from './images.ts'
import { installed } from './installed.ts'
import { modal } from './modal.ts'
import { network } from './network.ts'
import { pairing } from './pairing.ts'
import { router } from './router.ts'
import { storage } from './storage.ts'
import { toast } from './toast.ts'
import { walletRequest } from './wallet-request.ts'
import { wallets } from './wallets.ts'

const families = [
  host,
  engine,
  modal,
  router,
  wallets,
  installed,
  connection,
  pairing,
  account,
  network,
  images,
  toast,
  storage,
  walletRequest,
  features,
]

/** Every event by its type: the map that reads tapes, scripts and fixtures. */
export const allEvents: ReadonlyMap<string, AnyEventDefinition> = new Map(
  families
    .flatMap((family) => Object.values<AnyEventDefinition>(family))
    .map((definition) => [definition.type, definition]),
)
