import { amountArgument, tokenArgument } from '../order/amount-arguments.ts'
import type { ViewArguments } from '../shell/view-argument.ts'

/** The longest receiver that is taken, in characters: a name of DNS. */
const longestReceiver = 255

/** With what a form to send can begin: a token of the account's chain, an amount of it, and who receives it. */
export const sendArguments = {
  token: tokenArgument,
  amount: amountArgument,
  receiver: {
    is: (given): given is string =>
      typeof given === 'string' && given.length <= longestReceiver && given.trim() !== '',
    isPersonal: true,
  },
} as const satisfies ViewArguments
