import { useMemo } from 'react'
import { accountNaming } from '../headless/account-naming.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'

/** What finds and registers a name for the connected account without any view: the verbs `find` and `register`. */
export function useLatchkeyAccountNames(): ReturnType<typeof accountNaming> {
  const latchkey = useLatchkeyInstance()
  return useMemo(() => accountNaming(latchkey), [latchkey])
}
