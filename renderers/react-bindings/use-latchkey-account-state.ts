import { useCallback, useMemo } from 'react'
import { accountState, accountTypeChoice, addressChoice } from '../../core/view-models/account/state.ts'
import type { AccountState, SharedAccount } from '../../core/view-models/account/state.ts'
import { checkHookArguments } from './check-hook-arguments.ts'
import { useStore } from './store-context.ts'
import { useHostView } from './use-host-view.ts'
import type { State } from './use-view-model.ts'

/** Returns every field of the account in a namespace, or of the first connected one, and functions that select another account or account type. */
export function useLatchkeyAccountState(
  asked: { readonly namespace?: Parameters<typeof accountState>[1] } = {},
): AccountState & {
  readonly switchAddress: (address: string) => void
  /** Selects the account type in the secure frame's wallet. */
  readonly setPreferredAccount: (type: SharedAccount['type']) => void
} {
  if (process.env.NODE_ENV !== 'production') checkHookArguments('useLatchkeyAccountState', asked)
  const { namespace } = asked
  const { state, dispatch } = useStore()
  const told = useHostView(useMemo(() => (now: State) => accountState(now, namespace), [namespace]))
  const switchAddress = useCallback(
    (address: string) => {
      const choice = addressChoice(state(), address, namespace)
      if (choice) dispatch(choice)
    },
    [state, dispatch, namespace],
  )
  const setPreferredAccount = useCallback(
    (type: SharedAccount['type']) => dispatch(accountTypeChoice(state(), type)),
    [state, dispatch],
  )
  return useMemo(
    () => ({ ...told, switchAddress, setPreferredAccount }),
    [told, switchAddress, setPreferredAccount],
  )
}
