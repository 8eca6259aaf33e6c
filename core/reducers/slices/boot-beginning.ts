import type { Options } from '../../domain/options/options.ts'
import { allNamespaces } from '../../domain/values/caip.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import { unknownDevice } from '../../domain/shell/device.ts'

/** The initial state of each branch that every page has. It is without reducers, because a page shows it before they are loaded. */
export const bootBeginning = {
  options: null,
  device: unknownDevice,
  modal: { open: false, loading: false, shake: false },
  router: { history: [{ view: 'Connect' }], direction: 'forward', tries: 0, transactions: [] },
  installed: { order: [], byKey: {} },
  connection: {
    sessions: {},
    byNamespace: Object.fromEntries(
      allNamespaces.map((namespace) => [namespace, { status: 'unknown' }]),
    ) as Record<Namespace, { readonly status: 'unknown' }>,
    flows: {},
    remembered: [],
    forgottenMeanwhile: [],
    offered: [],
  },
  walletRequest: { lingering: [] },
  features: {},
} as const

/** Returns the state with a host's options, before anything has happened. */
export function beginningWith(options: Options) {
  const offered = options.networks.map(({ id }) => id)
  return { ...bootBeginning, options, connection: { ...bootBeginning.connection, offered } }
}
