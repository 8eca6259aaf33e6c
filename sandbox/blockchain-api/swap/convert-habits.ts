/** Quirks of the swap service, which orders change. */
export type ConvertHabits = {
  /** Returns tokens without pictures. */
  hidesLogos: boolean
  /** Returns an empty list of quotes. */
  hasNoQuote: boolean
  /** Makes the approval name a stranger in place of the service's contract. */
  approvesStranger: boolean
  /** Sends the swap to a stranger in place of the service's contract. */
  callsStranger: boolean
  /** Always checks balance and allowance, as older versions of the public service do. */
  alwaysEstimates: boolean
  /** Reports two decimals more than each token's contract. */
  addsDecimals: boolean
  /** Quotes twice the amount that the pools give. */
  quotesDouble: boolean
  /** Builds calls whose minimum is 0. */
  insistsOnNothing: boolean
  /** Builds calls that pay another token than requested, with a minimum of 0. */
  givesAnother: boolean
}

/** The stranger's address, whose key nobody has. */
export const stranger = '0x0000000000000000000000000000000000000666'
