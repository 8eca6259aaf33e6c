import { useEffect, useLayoutEffect } from 'react'

/** An effect before the browser paints; on a server, where nothing is painted, React would complain of one. */
export const useEarlyEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
