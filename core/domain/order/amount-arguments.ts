import { isAddress } from '../account/account.ts'
import type { ViewArgument } from '../shell/view-argument.ts'

/** The longest amount that is taken, in characters: 256 bits with 36 decimals. */
const longestAmount = 128

/** A token of the account's chain with which a form can begin. */
export const tokenArgument = {
  is: (given): given is string => given === 'native' || isAddress(given),
} as const satisfies ViewArgument

/** How much of a token a form can begin with. */
export const amountArgument = {
  is: (given): given is string =>
    typeof given === 'string' && given.length <= longestAmount && /^\d+(\.\d+)?$/.test(given),
  isPersonal: true,
} as const satisfies ViewArgument
