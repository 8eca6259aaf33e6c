import type { FailureCode } from '../../domain/errors/failure-code.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { harmlessText } from '../../domain/values/text/harmless-text.ts'
import { isOutcomeUnknown, isSignedInTime } from '../../domain/names/registration.ts'
import { visibleText } from '../../domain/values/text/visible-text.ts'
import type { StateOf } from '../../reducers/root.ts'
import { nameHolder, ownNames } from '../../selectors/names/holder.ts'
import { shownRegistration } from '../../selectors/names/registrable-name.ts'
import { enAccountNames } from '../../strings/en/account-names.ts'
import { enToast } from '../../strings/en/toast.ts'
import type { TextWith } from '../../strings/placeholders.ts'
import { moodAfter, toneOf } from '../parts/mood.ts'
import type { Notice } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

const words = { ...enAccountNames, ...enToast }

type Text = TextWith<typeof words, 'name' | 'wallet'>
type Words = readonly [title: Text, body: Text]

const wordsByCode: Partial<Record<FailureCode, Words>> = {
  'user-rejected': ['accountNames.declined', 'accountNames.declinedBody'],
  'request-pending': ['accountNames.pending', 'accountNames.pendingBody'],
  'invalid-chain-id': ['accountNames.invalidChain', 'accountNames.invalidChainBody'],
  'chain-mismatch': ['accountNames.otherNetwork', 'accountNames.otherNetworkBody'],
  'chain-disconnected': ['accountNames.otherNetwork', 'accountNames.otherNetworkBody'],
  unauthorized: ['accountNames.nobody', 'accountNames.nobodyBody'],
}

/** Returns why the availability of a name could not be checked, in the service's own words if it gave a reason. */
export function lookUpFailure(state: StateOf<'account-names'>): Notice | null {
  const { status, failure } = state.accountNames
  if (status !== 'failed' || !failure) return null
  const text = textsOf(state, words)
  const body = reasonIn(failure) ?? text('accountNames.findFailedBody')
  return { part: 'notice', tone: 'negative', title: text('accountNames.findFailed'), body }
}

/** Returns why the account's own names could not be read. No name is registered until they are known. */
export function ownNamesFailure(state: StateOf<'account-names'>): Notice | null {
  const own = ownNames(state)
  if (own?.status !== 'failed' || !own.failure) return null
  const text = textsOf(state, words)
  const body = reasonIn(own.failure) ?? text('accountNames.ownNamesFailedBody')
  return { part: 'notice', tone: 'negative', title: text('accountNames.ownNamesFailed'), body }
}

/**
 * Returns why a name was not registered, in the service's own words if it gave a reason. If the signed
 * message came too late, says whether the signer was late or a clock is wrong.
 */
export function registrationFailure(state: StateOf<'account-names'>): Notice | null {
  const shown = shownRegistration(state)
  if (shown?.step !== 'failed' || !shown.failure) return null
  const { failure, name, madeAt, signedAt } = shown
  const text = textsOf(state, words)
  const values = { name, wallet: nameHolder(state)?.wallet.name ?? '' }
  const otherwise: Words = [
    'accountNames.failed',
    signedAt !== null && isOutcomeUnknown(failure.code)
      ? 'accountNames.unclearBody'
      : 'accountNames.failedBody',
  ]
  const expired: Words = isSignedInTime(madeAt, signedAt)
    ? ['accountNames.clock', 'accountNames.clockBody']
    : ['accountNames.late', 'accountNames.lateBody']
  const [title, saying] =
    failure.code === 'signature-expired' ? expired : (wordsByCode[failure.code] ?? otherwise)
  const body = reasonIn(failure) ?? text(saying, values)
  return { part: 'notice', tone: toneOf(moodAfter(failure)), title: text(title, values), body }
}

/** Returns the service's own words for a refusal, or null. */
function reasonIn({ code, detail = '' }: Failure): string | null {
  const said = visibleText(harmlessText(detail.trim()))
  return code === 'http-status' && said !== '' ? said : null
}
