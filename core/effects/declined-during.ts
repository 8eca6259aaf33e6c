import { accountNames } from '../events/account-names.ts'
import { isOneOf } from '../events/define-events.ts'
import type { Stamped } from '../events/define-events.ts'
import { network } from '../events/network.ts'
import { send } from '../events/send.ts'
import { signIn } from '../events/sign-in.ts'
import { swap } from '../events/swap.ts'
import { walletRequest } from '../events/wallet-request.ts'

/** Returns what a wallet was asked for when its owner declined. */
export function declinedDuring(event: Stamped): string {
  if (isOneOf(event, walletRequest.failed)) return 'request'
  if (isOneOf(event, signIn.failed)) return 'sign-in'
  if (isOneOf(event, send.sendingFailed)) return 'send'
  if (isOneOf(event, accountNames.registrationFailed)) return 'name'
  if (isOneOf(event, swap.requestFailed)) return 'swap'
  return isOneOf(event, network.switchFailed) ? 'switch' : 'connect'
}
