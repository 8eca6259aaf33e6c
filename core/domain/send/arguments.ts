import { amountArgument, tokenArgument } from '../order/amount-arguments.ts'
import type { ViewArguments } from '../shell/view-argument.ts'

/** The longest accepted receiver, in characters: that of a DNS name. */
const longestReceiver = 255

/** The initial values of a transfer: a token of the account's chain, an amount, and a receiver. */
export const sendArguments = {
  token: tokenArgument,
  amount: amountArgument,
  receiver: {
    is: (given): given is string =>
      typeof given === 'string' && given.length <= longestReceiver && given.trim() !== '',
    isPersonal: true,
  },
} as const satisfies ViewArguments
