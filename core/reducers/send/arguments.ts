import { send } from '../../events/send/send.ts'
import { takenArguments } from '../shell/taken-arguments.ts'

/** Ends the arguments of WalletSend. */
export const sendArgumentsSlice = takenArguments('WalletSend', [
  send.prefillStarted,
  send.tokenChosen,
  send.amountTyped,
  send.unitSwitched,
  send.maxChosen,
  send.receiverTyped,
])
