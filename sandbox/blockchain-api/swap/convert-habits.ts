/** How the service answers about swaps; orders change it. */
export type ConvertHabits = {
  /** Tells tokens without pictures. */
  hidesLogos: boolean
  /** Answers with an empty list of quotes. */
  hasNoQuote: boolean
  /** Has a stranger approved in place of its own contract. */
  approvesStranger: boolean
  /** Sends the swap to a stranger in place of its own contract. */
  callsStranger: boolean
  /** Looks at balance and allowance whatever it is asked, as older versions of the public service do. */
  alwaysEstimates: boolean
  /** Tells that every token has two decimals more than its contract says. */
  addsDecimals: boolean
  /** Quotes twice of what the pools give. */
  quotesDouble: boolean
  /** Builds calls that accept nothing in return. */
  insistsOnNothing: boolean
  /** Builds calls that give another token than was asked for, and accept nothing in return. */
  givesAnother: boolean
}

/** Whom those orders name: nobody has the key. */
export const stranger = '0x0000000000000000000000000000000000000666'
