import type { Engine } from './engine.ts'
import type { Stamped } from './events/define-events.ts'
import { untilGivenUp } from './giving-up.ts'
import type { GivingUp } from './giving-up.ts'
import { leavesAll } from './leaves-all.ts'
import { notDone } from './verb-failure.ts'
import type { AskingVerbs, Verbs } from './verbs.ts'
import { whenSo } from './when-so.ts'

/** The verbs that ask a wallet, whose code comes with the late part: null until it is here, and the way to bring it, which throws `not-loaded`. */
export type LateVerbs<Made> = { readonly loaded: () => Made | null; readonly load: () => Promise<unknown> }

type Asking<Given extends readonly unknown[], Result> = (...given: Given) => Promise<Result>

/** The verbs that ask a wallet, each begun at once, or as soon as its code is here, and waiting no longer than the signal in the last thing that it is given, or a stop; a connection that waits is given up by who disconnects from everything, as one that has begun is. */
export function patientVerbs(
  engine: Pick<Engine, 'events' | 'isStopped'>,
  { loaded, load }: LateVerbs<AskingVerbs>,
): Pick<Verbs, keyof AskingVerbs> {
  const brought = async (
    signal: GivingUp['signal'],
    isLeftBy: (event: Stamped) => boolean,
  ): Promise<AskingVerbs> => {
    let isSettled = false
    let isLeft = false
    const leaving = engine.events.subscribe((event) => void (isLeft ||= isLeftBy(event)))
    const coming = load().finally(() => (isSettled = true))
    await Promise.race([coming, whenSo(engine, () => (isLeft ||= engine.isStopped()) || isSettled)])
    leaving.unsubscribe()
    if (isLeft || signal?.aborted) throw await notDone('Nobody was asked', { code: 'aborted' })
    await coming
    return loaded() as AskingVerbs
  }

  const patient =
    <Given extends readonly unknown[], Result>(
      verbOf: (verbs: AskingVerbs) => Asking<[asks: () => void, ...given: Given], Result>,
      isLeftBy: (event: Stamped) => boolean = () => false,
    ): Asking<Given, Result> =>
    (...given) => {
      const { signal = null } = Object(given.at(-1)) as GivingUp
      let isAsked = false
      const asks = () => void (isAsked = true)
      const begin = () => {
        const here = loaded()
        return here
          ? verbOf(here)(asks, ...given)
          : brought(signal, isLeftBy).then((verbs) => verbOf(verbs)(asks, ...given))
      }
      return signal === null ? begin() : untilGivenUp(signal, begin, undefined, () => isAsked)
    }

  return {
    connect: patient(({ connect }) => connect, leavesAll),
    switchNetwork: patient(({ switchNetwork }) => switchNetwork),
    request: patient(({ request }) => request),
  }
}
