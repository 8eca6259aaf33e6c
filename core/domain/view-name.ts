import * as z from 'zod/mini'
import { LatchkeyError } from './latchkey-error.ts'
import { shapeOf } from './shape-of.ts'

/** Every view of the modal; both renderers must draw each of them. */
export const ViewName = z.enum([
  'Connect',
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'AllWallets',
  'Downloads',
  'GetWallet',
  'WhatIsAWallet',
  'WhatIsANetwork',
  'Account',
  'Networks',
])
export type ViewName = z.infer<typeof ViewName>

/** Whether there is such a view. */
export function isViewName(given: unknown): given is ViewName {
  return ViewName.safeParse(given).success
}

/** Throws `bad-view` for a view that there is not, naming those that there are. */
export function checkView(given: unknown): asserts given is ViewName {
  if (isViewName(given)) return
  const views = ViewName.options.join(', ')
  throw new LatchkeyError(
    'bad-view',
    `The view to open is ${shapeOf(given)}; expected one of ${views}, or none.`,
  )
}
