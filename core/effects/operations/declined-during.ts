import { accountNames } from '../../events/names/account-names.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { Stamped } from '../../events/define-events.ts'
import { network } from '../../events/network/network.ts'
import { send } from '../../events/send/send.ts'
import { signIn } from '../../events/sign-in/sign-in.ts'
import { swap } from '../../events/swap/swap.ts'
import { walletRequest } from '../../events/operations/wallet-request.ts'

/** Returns the kind of request that a wallet's owner declined. */
export function declinedDuring(event: Stamped): string {
  if (isOneOf(event, walletRequest.failed)) return 'request'
  if (isOneOf(event, signIn.failed)) return 'sign-in'
  if (isOneOf(event, send.sendingFailed)) return 'send'
  if (isOneOf(event, accountNames.registrationFailed)) return 'name'
  if (isOneOf(event, swap.requestFailed)) return 'swap'
  return isOneOf(event, network.switchFailed) ? 'switch' : 'connect'
}
