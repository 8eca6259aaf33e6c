/** Calls back once the code that a question needs is here, or did not come: at once where that is so already. */
export type WhenHere = (begin: () => void) => void

/** What says when its code is here; without that it is here from the start. */
export type Coming = { readonly whenHere?: WhenHere | undefined }

/** Lets a method of a port, and each of its answers, say when the code that it needs is here. */
export function comingWith<Method extends (...given: never) => object>(
  method: Method,
  whenHere: WhenHere | undefined,
): Method & Coming {
  const telling = (...given: never) => Object.assign(method(...given), { whenHere })
  return Object.assign(telling as Method, { whenHere })
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
