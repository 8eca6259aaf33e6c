import { isAddress } from '../account/account.ts'
import type { ViewArgument } from '../shell/view-argument.ts'

/** The longest accepted amount, in characters: 256 bits with 36 decimals. */
const longestAmount = 128

/** The initial token of a form, on the account's chain. */
export const tokenArgument = {
  is: (given): given is string => given === 'native' || isAddress(given),
} as const satisfies ViewArgument

/** The initial amount of a form, in whole tokens. */
export const amountArgument = {
  is: (given): given is string =>
    typeof given === 'string' && given.length <= longestAmount && /^\d+(\.\d+)?$/.test(given),
  isPersonal: true,
} as const satisfies ViewArgument
