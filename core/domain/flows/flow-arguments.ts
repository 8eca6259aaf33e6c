import type { ViewArguments } from '../shell/view-argument.ts'

/** The argument of a view that shows one flow: the flow's id. */
export const flowArguments = {
  flow: { is: (given): given is string => typeof given === 'string' },
} as const satisfies ViewArguments
