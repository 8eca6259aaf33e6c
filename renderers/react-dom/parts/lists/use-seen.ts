import { useEffect, useState } from 'react'
import type { ScrollPace } from './scroll-pace.ts'

/** Returns whether an item has moved slowly enough to be read. Without a picture it always counts as read. */
export function useSeen(hasPicture: boolean, pace: ScrollPace): boolean {
  const [isSeen, setSeen] = useState(() => !hasPicture || !pace.isFast())
  useEffect(() => (isSeen ? undefined : pace.whenSlow(() => setSeen(true))), [isSeen, pace])
  return isSeen
}
