import { isLostReceiver } from '../domain/receiver.ts'
import { networkOf } from '../domain/network.ts'
import { otherSymbols } from '../domain/preflight/same-symbol.ts'
import type { OtherSymbol } from '../domain/preflight/same-symbol.ts'
import type { SendRisk } from '../domain/send-risk.ts'
import { isServiceName } from '../domain/service-name.ts'
import { standingTransfer } from '../domain/standing-transfer.ts'
import { isSameTransfer } from '../domain/transfer.ts'
import type { StateOf } from '../reducers/root.ts'
import { costlinessOfSending } from './costly-sending.ts'
import { receiverLookAlike } from './look-alike.ts'
import { receiverElsewhere } from './receiver-elsewhere.ts'
import { receiverWarning } from './receiver-warning.ts'
import { standingQuestion } from './send-progress.ts'
import { openSendingBeside } from './send-requests.ts'

/** What needs a second press, or to be accepted, before what stands in the form is sent. */
export function sendRisksOf(state: StateOf<'send'>): readonly SendRisk[] {
  const warning = receiverWarning(state)
  const question = standingQuestion(state.send)
  const elsewhere = receiverElsewhere(state)
  return [
    ...(isLostReceiver(warning) ? [warning] : []),
    ...(receiverLookAlike(state) ? (['look-alike'] as const) : []),
    ...(elsewhere === 'own-undeployed' || elsewhere === 'unchecked-receiver' ? [elsewhere] : []),
    ...(isNamedByService(state) ? (['named-by-service'] as const) : []),
    ...(openSendingBeside(state).length > 0 ? (['open-request'] as const) : []),
    ...(otherSymbolsOfSending(state).length > 0 ? (['other-symbol'] as const) : []),
    ...(question?.known && !question.checked?.effect ? (['unchecked'] as const) : []),
    ...(costlinessOfSending(state) ? (['costly'] as const) : []),
  ]
}

/** The risks that the visitor has yet to read before a press sends what stands in the form. */
export function untoldRisks(state: StateOf<'send'>): readonly SendRisk[] {
  const { told } = state.send
  const transfer = standingTransfer(state.send)
  const read = told && transfer && isSameTransfer(told.transfer, transfer) ? told.risks : []
  return sendRisksOf(state).filter((risk) => !read.includes(risk))
}

/** Returns the token in the form if it is shown by another symbol than its contract says, as far as that was looked at. */
export function otherSymbolsOfSending({ send, options }: StateOf<'send'>): readonly OtherSymbol[] {
  const network = send.holder && networkOf(options?.networks ?? [], send.holder.chainId)
  return otherSymbols(
    send.token ? [send.token] : [],
    standingQuestion(send)?.checked?.tokens ?? [],
    network?.nativeCurrency.symbol ?? null,
  )
}

/** Whether a service alone says whom the name in the form leads to. */
export function isNamedByService({ send }: StateOf<'send'>): boolean {
  const { found } = send.receiver
  return isServiceName(found?.name ?? '')
}
