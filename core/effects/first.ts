import { byName } from './by-name.ts'
import type { Effect } from './define-effect.ts'
import * as device from './device.ts'
import * as disconnecting from './disconnecting.ts'
import * as earlyDisconnect from './early-disconnect.ts'
import * as features from './features.ts'
import * as followedRecord from './followed-record.ts'
import * as installed from './installed.ts'
import * as modal from './modal.ts'
import * as recall from './recall.ts'
import * as router from './router.ts'

/** The effects that every page runs from the start, by name, in the order in which they hear an event, before those of sessions and of features. */
export const firstEffects: Readonly<Record<string, Effect>> = {
  ...byName(modal),
  ...byName(router),
  ...byName(installed),
  ...byName(device),
  ...byName(disconnecting),
  ...byName(followedRecord),
  ...byName(recall),
  ...byName(earlyDisconnect),
  ...byName(features),
}
