import { useEffect, useState } from 'react'
import type { ScrollPace } from './scroll-pace.ts'

/** Whether something with a picture, or without one, has passed slowly enough to be looked at. */
export function useSeen(hasPicture: boolean, pace: ScrollPace): boolean {
  const [isSeen, setSeen] = useState(() => !hasPicture || !pace.isFast())
  useEffect(() => (isSeen ? undefined : pace.whenSlow(() => setSeen(true))), [isSeen, pace])
  return isSeen
}
