import { tokenArgument } from '../order/amount-arguments.ts'
import { isChainId } from '../values/caip.ts'
import type { ChainId } from '../values/caip.ts'
import type { ViewArguments } from '../shell/view-argument.ts'

/** The initial values of a purchase: an amount of money, its currency, and the token to buy on a network. */
export const onRampArguments = {
  amount: {
    is: (given): given is string => typeof given === 'string' && /^\d{1,15}(\.\d{1,2})?$/.test(given),
    isPersonal: true,
  },
  currency: {
    is: (given): given is string => typeof given === 'string' && /^[A-Z]{3}$/.test(given),
  },
  token: tokenArgument,
  network: {
    is: (given): given is ChainId => isChainId(given),
  },
} as const satisfies ViewArguments
