import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { ButtonLook } from '../../../core/view-models/buttons/button-look.ts'
import type { LatchkeyElement } from './element-class.ts'

type AnyElementProps = DetailedHTMLProps<HTMLAttributes<LatchkeyElement>, LatchkeyElement>

/** What a React app writes on a button element of ours, beside what any element takes. */
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
