import { isAwaitingWallet } from '../../domain/send/sending.ts'
import { shownSending } from '../../domain/send/sendings.ts'
import type { StateOf } from '../../reducers/root.ts'
import { currentQuestion } from '../../selectors/send/progress.ts'
import { isNamedByService, otherSymbolsOfSending } from '../../selectors/send/risks.ts'
import { enPreflight } from '../../strings/en/preflight.ts'
import { networkName } from '../formats/network-name.ts'
import type { Notice } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The notices about what was checked on the chain. */
export type SendChecks = {
  /** Says that the amounts come from a simulation. */
  readonly simulated: Notice | null
  /** Says that no node could simulate the transfer. */
  readonly unchecked: Notice | null
  /** Says that the token's contract declares another symbol. */
  readonly otherSymbol: Notice | null
  /** Says that only a service resolved the receiver's name. */
  readonly namedByService: Notice | null
}

/** Returns notices about what was checked of the transfer in the form, and what could not be. */
export function checkNotices(state: StateOf<'send'>): SendChecks {
  const { holder } = state.send
  const question = currentQuestion(state.send)
  if (!holder || !question?.known || isAwaitingWallet(shownSending(state.send)))
    return { simulated: null, unchecked: null, otherSymbol: null, namedByService: null }
  const text = textsOf(state, enPreflight)
  const network = networkName(state, holder.chainId)
  const [other] = otherSymbolsOfSending(state)
  const isTried = question.checked?.effect !== null && question.checked !== null
  const careful = (title: string): Notice => ({ part: 'notice', tone: 'negative', title })
  return {
    simulated: isTried
      ? { part: 'notice', tone: 'quiet', title: text('preflight.simulated', { network }) }
      : null,
    unchecked: isTried ? null : careful(text('preflight.unchecked', { network })),
    namedByService: isNamedByService(state)
      ? careful(text('preflight.namedByService', { name: state.send.receiver.found?.name ?? '' }))
      : null,
    otherSymbol: other ? careful(text('preflight.otherSymbol', other)) : null,
  }
}
