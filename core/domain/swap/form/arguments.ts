import { amountArgument, tokenArgument } from '../../order/amount-arguments.ts'
import { isSameAddress } from '../../account/same-account.ts'
import { swapSides } from '../side.ts'
import type { SwapSide } from '../side.ts'
import type { ViewArguments } from '../../shell/view-argument.ts'

/** The initial values of a swap: two different tokens of the account's chain, and the amount of the first one. */
export const swapArguments = {
  from: tokenArgument,
  to: {
    is: (given, beside): given is string => {
      const from: unknown = Reflect.get(beside, 'from')
      return tokenArgument.is(given) && !(typeof from === 'string' && isSameAddress(from, given))
    },
  },
  amount: amountArgument,
} as const satisfies ViewArguments

/** The side for which a token is chosen. The default is the source. */
export const swapSideArguments = {
  side: {
    is: (given): given is SwapSide => swapSides.some((side) => side === given),
  },
} as const satisfies ViewArguments
