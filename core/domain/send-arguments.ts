import { isAddress } from './account.ts'
import type { ViewArguments } from './view-argument.ts'

/** The longest amount and the longest receiver that are taken, in characters: 256 bits with 36 decimals, and a name of DNS. */
const longestAmount = 128
const longestReceiver = 255

/** With what a form to send can begin: a token of the account's chain, an amount of it, and who receives it. */
export const sendArguments = {
  token: {
    is: (given): given is string => given === 'native' || isAddress(given),
    expected: '"native" or the address of a token',
  },
  amount: {
    is: (given): given is string => isText(given, longestAmount) && /^\d+(\.\d+)?$/.test(given),
    expected: 'whole tokens as a decimal text such as "1.5"',
    isPersonal: true,
  },
  receiver: {
    is: (given): given is string => isText(given, longestReceiver) && given.trim() !== '',
    expected: 'an address or a name such as "vitalik.eth"',
    isPersonal: true,
  },
} as const satisfies ViewArguments

function isText(given: unknown, longest: number): given is string {
  return typeof given === 'string' && given.length <= longest
}
