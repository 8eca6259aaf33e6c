import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { ButtonLook } from '../../../core/view-models/buttons/button-look.ts'
import type { LatchkeyElement } from './element-class.ts'

type AnyElementProps = DetailedHTMLProps<HTMLAttributes<LatchkeyElement>, LatchkeyElement>

/** The props of a button element in a React app, beside those of any element. */
export type LatchkeyElementProps = AnyElementProps & ButtonLook

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'latchkey-button': LatchkeyElementProps
      'latchkey-account': LatchkeyElementProps
      'latchkey-network': LatchkeyElementProps
      'latchkey-modal': AnyElementProps
    }
  }
}
