import { untilGivenUp } from './giving-up.ts'
import type { GivingUp } from './giving-up.ts'
import type { Verbs, VerbsBegun } from './verbs.ts'

type Asking<Given extends readonly unknown[], Result> = (...given: Given) => Promise<Result>

/** The verbs that ask a wallet, each begun at once, and waiting no longer than the signal in the last thing that it is given. */
export function patientVerbs(verbs: VerbsBegun): Verbs {
  return {
    ...verbs,
    connect: patient(verbs.connect),
    switchNetwork: patient(verbs.switchNetwork),
    request: patient(verbs.request),
  }
}

function patient<Given extends readonly unknown[], Result>(
  verb: Asking<[asks: () => void, ...given: Given], Result>,
): Asking<Given, Result> {
  return (...given) => {
    const { signal = null } = Object(given.at(-1)) as GivingUp
    let isAsked = false
    const begin = () => verb(() => void (isAsked = true), ...given)
    return signal === null ? begin() : untilGivenUp(signal, begin, undefined, () => isAsked)
  }
}
