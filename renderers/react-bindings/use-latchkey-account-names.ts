import { useMemo } from 'react'
import { accountNaming } from '../headless/account-naming.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'

/** Returns the verbs `find` and `register`, which find and register a name for the connected account without the modal. */
export function useLatchkeyAccountNames(): ReturnType<typeof accountNaming> {
  const latchkey = useLatchkeyInstance()
  return useMemo(() => accountNaming(latchkey), [latchkey])
}
