import { useIsScreenReaderEnabled } from 'ink'
import { createContext, useContext, useEffect, useState } from 'react'

/** The milliseconds per animation step. 0 stops all motion, for frames, tapes and pipes. */
export const MotionContext = createContext(0)

/** Returns the current animation step of `count`. Without motion, always the first. */
export function useStep(count: number): number {
  const pace = useContext(MotionContext)
  const isReadAloud = useIsScreenReaderEnabled()
  const [step, setStep] = useState(0)
  useEffect(() => {
    if (pace === 0 || isReadAloud) return undefined
    const timer = setInterval(() => setStep((now) => (now + 1) % count), pace)
    return () => clearInterval(timer)
  }, [pace, isReadAloud, count])
  return step
}
