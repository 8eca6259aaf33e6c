import { isAddress } from './account.ts'
import { swapSides } from './swap-side.ts'
import type { SwapSide } from './swap-side.ts'
import type { ViewArguments } from './view-argument.ts'

/** The longest amount that is taken, in characters: 256 bits with 36 decimals. */
const longestAmount = 128

const token = {
  is: (given: unknown): given is string => given === 'native' || isAddress(given),
  expected: '"native" or the address of a token',
} as const

/** With what a swap can begin: two tokens of the account's chain, and how much of the first is given. */
export const swapArguments = {
  from: token,
  to: token,
  amount: {
    is: (given): given is string =>
      typeof given === 'string' && given.length <= longestAmount && /^\d+(\.\d+)?$/.test(given),
    expected: 'whole tokens as a decimal text such as "1.5"',
    isPersonal: true,
  },
} as const satisfies ViewArguments

/** For which side a token is chosen; by default the one that is given. */
export const swapSideArguments = {
  side: {
    is: (given): given is SwapSide => swapSides.some((side) => side === given),
    expected: '"source" or "target"',
  },
} as const satisfies ViewArguments
