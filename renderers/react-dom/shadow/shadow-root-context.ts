import { createContext } from 'react'

/** The shadow root of all components below. */
export const ShadowRootContext = createContext<ShadowRoot | null>(null)
