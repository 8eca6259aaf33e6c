import { amountArgument, tokenArgument } from '../order/amount-arguments.ts'
import { isSameAddress } from '../account/same-account.ts'
import { swapSides } from './side.ts'
import type { SwapSide } from './side.ts'
import type { ViewArguments } from '../shell/view-argument.ts'

/** With what a swap can begin: two tokens of the account's chain, of which none comes for itself, and how much of the first is given. */
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

/** For which side a token is chosen; by default the one that is given. */
export const swapSideArguments = {
  side: {
    is: (given): given is SwapSide => swapSides.some((side) => side === given),
  },
} as const satisfies ViewArguments
