import { createContext } from 'react'

/** The shadow root that everything below is drawn in. */
export const ShadowRootContext = createContext<ShadowRoot | null>(null)
