import * as z from 'zod/mini'

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
