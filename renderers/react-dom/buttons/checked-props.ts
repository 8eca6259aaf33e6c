import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../../core/domain/values/text/shape-of.ts'
import { unknownName } from '../../../core/domain/verbs/unknown-name.ts'
import type { ButtonLook } from '../../../core/view-models/buttons/button-look.ts'

type Rule = { readonly expected: string; readonly fits: (given: unknown) => boolean }

const words: Rule = { expected: 'a text', fits: (given) => typeof given === 'string' }
const count: Rule = {
  expected: 'how many characters, as a whole number such as 4',
  fits: (given) => Number.isInteger(given) && Number(given) >= 0,
}

const rules: Readonly<Record<keyof ButtonLook, Rule>> = {
  size: { expected: '"md" or "sm"', fits: (given) => given === 'md' || given === 'sm' },
  label: words,
  loadingLabel: words,
  balance: { expected: '"show" or "hide"', fits: (given) => given === 'show' || given === 'hide' },
  charsStart: count,
  charsEnd: count,
  disabled: { expected: 'true or false', fits: (given) => typeof given === 'boolean' },
}

/**
 * Checks the props of a button, in development only. Throws `bad-request`, which names the prop, its value and the expected one. Undefined props
 * pass. Attributes with a hyphen pass too, because JSX's types allow them, and the button ignores them.
 */
export function checkProps(button: string, props: object): void {
  const stray = unknownName(button, saidOf(props), Object.keys(rules))
  if (stray !== null) throw new LatchkeyError('bad-request', stray)
  for (const [name, { expected, fits }] of Object.entries(rules)) {
    const given: unknown = Reflect.get(props, name)
    if (given === undefined || fits(given)) continue
    const message = `The prop ${name} of ${button} is ${shapeOf(given)}; expected ${expected}, or none.`
    throw new LatchkeyError('bad-request', message)
  }
}

/** Checks that the child of `ConnectButton.Custom` is a function, in development only. Throws `bad-request`. */
export function checkDrawing(children: unknown): void {
  if (typeof children === 'function') return
  throw new LatchkeyError(
    'bad-request',
    `What stands in ConnectButton.Custom is ${shapeOf(children)}; expected a function that draws your button, such as {({ openConnectModal }) => <button onClick={openConnectModal}>Connect</button>}.`,
  )
}

function saidOf(props: object): object {
  const said = Object.entries(props).filter(([name, given]) => given !== undefined && !name.includes('-'))
  return Object.fromEntries(said)
}
