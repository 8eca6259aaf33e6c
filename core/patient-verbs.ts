import { chunk } from './chunk.ts'
import type { GivingUp } from './giving-up.ts'
import type { Verbs } from './verbs.ts'

type Asking<Given extends readonly unknown[], Result> = (...given: Given) => Promise<Result>

const loadPatience = /* @__PURE__ */ chunk('untilGivenUp', () => import('./giving-up.ts'))

/** The verbs that ask a wallet, each waiting no longer than the signal in the last thing that it is given; what ends the waiting comes when there is one. */
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
  return async (...given) => {
    const { signal } = Object(given.at(-1)) as GivingUp
    return signal ? (await loadPatience()).untilGivenUp(signal, () => verb(...given)) : verb(...given)
  }
}
