import { defer } from 'rxjs'
import type { Observable } from 'rxjs'
import type { Answer } from './answer.ts'

/** Calls back once the code that a question needs is here, or did not come: at once where that is so already. */
export type WhenHere = (begin: () => void) => void

/** What says when its code is here; without that it is here from the start. */
export type Coming = { readonly whenHere?: WhenHere | undefined }

/** Lets a method of a port, and each of its answers that does not say so itself, say when the code that it needs is here. */
export function comingWith<Method extends (...given: never) => object>(
  method: Method,
  whenHere: WhenHere | undefined,
): Method & Coming {
  const telling = (...given: never) => {
    const answer: Coming = method(...given)
    return answer.whenHere ? answer : Object.assign(answer, { whenHere })
  }
  return Object.assign(telling as Method, { whenHere })
}

/** An answer that is asked for once it is subscribed to; its code is here when that of the answer is. */
export function askedThen<Value>(
  ask: () => Answer<Value>,
): Observable<Value> & { readonly whenHere: WhenHere } {
  let waiting: (() => void)[] = []
  let whenHere: WhenHere = (begin) => waiting.push(begin)
  const asked = defer(() => {
    const answer = ask()
    whenHere = (answer as Coming).whenHere ?? ((begin) => begin())
    const all = waiting
    waiting = []
    for (const begin of all) whenHere(begin)
    return answer
  })
  return Object.assign(asked, { whenHere: (begin: () => void) => whenHere(begin) })
}

/** When the code of all these is here. */
export function whenAllHere(all: readonly Coming[]): WhenHere {
  return (begin) => {
    let missing = all.length + 1
    const arrive = () => {
      missing -= 1
      if (missing === 0) begin()
    }
    for (const { whenHere } of all) {
      if (whenHere) whenHere(arrive)
      else arrive()
    }
    arrive()
  }
}
