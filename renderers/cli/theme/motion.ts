import { useIsScreenReaderEnabled } from 'ink'
import { createContext, useContext, useEffect, useState } from 'react'

/** Milliseconds per step of what moves; 0 keeps everything still, as frames, tapes and pipes want it. */
export const MotionContext = createContext(0)

/** Which of `count` steps a moving thing stands at; always the first where nothing moves. */
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
