/** How a transaction ended: by its receipt, as something else than the wallet was asked for (`other`), by another one in its place (sped up, cancelled, or something else), because no node knows it any more, or not yet when nobody waited longer; `unknown` where no node had ever known it by then. */
export const settlements = [
  'confirmed',
  'failed',
  'other',
  'sped-up',
  'cancelled',
  'replaced',
  'dropped',
  'unknown',
  'unsettled',
] as const
