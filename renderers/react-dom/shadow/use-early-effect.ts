import { useEffect, useLayoutEffect } from 'react'

/** An effect that runs before the browser paints. React warns of layout effects on a server, so a plain effect is used there. */
export const useEarlyEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
