import type { ViewArguments } from '../shell/view-argument.ts'

/** For what a network is looked for that serves it; for all of the app without. */
export const unsupportedChainArguments = {
  purpose: { is: (given): given is 'swap' => given === 'swap' },
} as const satisfies ViewArguments
