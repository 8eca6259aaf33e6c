import { useCallback, useInsertionEffect, useMemo, useRef, useState } from 'react'

/** What to do once a call has ended. */
export type MutationHandlers<Data> = {
  readonly onSuccess?: (data: Data) => void
  readonly onError?: (error: Error) => void
  readonly onSettled?: () => void
}

const none = {
  data: undefined,
  error: null,
  variables: undefined,
  isIdle: false,
  isPending: false,
  isSuccess: false,
  isError: false,
} as const

const idle = { ...none, status: 'idle', isIdle: true } as const

type None = typeof none

/** The state of the last call: none yet, running, answered, or failed. */
type CallState<Variables, Data> =
  | typeof idle
  | (Omit<None, 'isPending' | 'variables'> & {
      readonly status: 'pending'
      readonly isPending: true
      readonly variables: Variables
    })
  | (Omit<None, 'isSuccess' | 'data' | 'variables'> & {
      readonly status: 'success'
      readonly isSuccess: true
      readonly data: Data
      readonly variables: Variables
    })
  | (Omit<None, 'isError' | 'error' | 'variables'> & {
      readonly status: 'error'
      readonly isError: true
      readonly error: Error
      readonly variables: Variables
    })

/** A verb with the state of its last call, in the shape of wagmi and TanStack Query. */
export type LatchkeyMutation<Variables, Data> = CallState<Variables, Data> & {
  /** Calls the verb. A failure is in `error`, and is not thrown. */
  readonly mutate: (variables: Variables, handlers?: MutationHandlers<Data>) => void
  /** Calls the verb, and rejects as the verb does. */
  readonly mutateAsync: (variables: Variables, handlers?: MutationHandlers<Data>) => Promise<Data>
  /** Forgets the last call. A call that still runs goes on, and is no longer reported. */
  readonly reset: () => void
}

/**
 * Returns a verb together with the state of its last call, such as `useLatchkeyMutation(send)`. The functions are stable. If a call overtakes
 * another, only the later one is reported.
 */
export function useLatchkeyMutation<Variables, Data>(
  verb: (variables: Variables) => Promise<Data>,
): LatchkeyMutation<Variables, Data> {
  const [state, setState] = useState<CallState<Variables, Data>>(idle)
  const latest = useRef(verb)
  useInsertionEffect(() => {
    latest.current = verb
  }, [verb])
  const calls = useRef(0)

  const mutateAsync = useCallback(
    async (variables: Variables, { onSuccess, onError, onSettled }: MutationHandlers<Data> = {}) => {
      calls.current += 1
      const call = calls.current
      const report = (next: CallState<Variables, Data>) => {
        if (call === calls.current) setState(next)
      }
      report({ ...none, status: 'pending', isPending: true, variables })
      const outcome = await outcomeOf(latest.current, variables)
      if ('error' in outcome) {
        const { error } = outcome
        report({ ...none, status: 'error', isError: true, error, variables })
        onError?.(error)
        onSettled?.()
        throw error
      }
      const { data } = outcome
      report({ ...none, status: 'success', isSuccess: true, data, variables })
      onSuccess?.(data)
      onSettled?.()
      return data
    },
    [],
  )

  const verbs = useMemo(
    () => ({
      mutateAsync,
      mutate: (variables: Variables, handlers?: MutationHandlers<Data>) => {
        mutateAsync(variables, handlers).catch(() => {})
      },
      reset: () => {
        calls.current += 1
        setState(idle)
      },
    }),
    [mutateAsync],
  )
  return useMemo(() => ({ ...state, ...verbs }), [state, verbs])
}

async function outcomeOf<Variables, Data>(
  verb: (variables: Variables) => Promise<Data>,
  variables: Variables,
): Promise<{ readonly data: Data } | { readonly error: Error }> {
  try {
    return { data: await verb(variables) }
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
}
