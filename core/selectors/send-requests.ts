import { asOpenRequest } from '../domain/kept-requests.ts'
import { openOf } from '../domain/open-request.ts'
import type { OpenRequest } from '../domain/open-request.ts'
import type { AccountOnChain } from '../domain/same-account.ts'
import { isAsking, isDoubtful } from '../domain/send-attempt.ts'
import type { SendAttempt } from '../domain/send-attempt.ts'
import type { StateOf } from '../reducers/root.ts'

/** Returns what wallets of the account in the form may still sign or may have sent, but for what one is asked right now. */
export function openSendingBeside(state: StateOf<'send'>): readonly OpenRequest[] {
  const { holder } = state.send
  return holder ? openSendingsOf(state, holder) : []
}

/** Returns what wallets of an account may still sign or may have sent, but for what one is asked right now. */
export function openSendingsOf(state: StateOf<'send'>, holder: AccountOnChain): readonly OpenRequest[] {
  const { attempt } = state.send
  const here = openSendings(state).filter((one) => one.isDoubtful || one.attempt !== attempt?.id)
  const open = [...here, ...state.sendRequests.earlier.map(asOpenRequest)]
  return openOf(open, holder)
}

/** What wallets were asked to send by this visit and may still sign, or may have sent. */
export function openSendings({
  send: { attempt, dropped, abandoned },
}: StateOf<'send'>): readonly OpenRequest[] {
  return [...abandoned, ...dropped, ...(attempt ? [attempt] : [])].flatMap((one) => requestOf(one) ?? [])
}

/** What the wallet of an attempt was asked; null where it was not, or has said that it did nothing. */
function requestOf(attempt: SendAttempt): OpenRequest | null {
  const { id, wallet, chainId, transfer, isMade } = attempt
  if (!wallet || !isMade || (!isAsking(attempt) && !isDoubtful(attempt))) return null
  const holder = { chainId, address: transfer.from }
  return { attempt: id, wallet, holder, isDoubtful: isDoubtful(attempt) }
}
