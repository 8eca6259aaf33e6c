import { untilGivenUp } from './giving-up.ts'
import type { GivingUp } from './giving-up.ts'
import type { Verbs } from './verbs.ts'

type Asking<Given extends readonly unknown[], Result> = (...given: Given) => Promise<Result>

/** The verbs that ask a wallet, each begun at once, and waiting no longer than the signal in the last thing that it is given. */
export function patientVerbs(verbs: Verbs): Verbs {
  return {
    ...verbs,
    connect: patient(verbs.connect),
    switchNetwork: patient(verbs.switchNetwork),
    request: patient(verbs.request),
  }
}

function patient<Given extends readonly unknown[], Result>(
  verb: Asking<Given, Result>,
): Asking<Given, Result> {
  return (...given) => {
    const { signal = null } = Object(given.at(-1)) as GivingUp
    return signal === null ? verb(...given) : untilGivenUp(signal, () => verb(...given))
  }
}
