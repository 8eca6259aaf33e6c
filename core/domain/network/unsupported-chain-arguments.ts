import type { ViewArguments } from '../shell/view-argument.ts'

/** The purpose of the requested network. Without one, the network is for the complete app. */
export const unsupportedChainArguments = {
  purpose: { is: (given): given is 'swap' => given === 'swap' },
} as const satisfies ViewArguments
