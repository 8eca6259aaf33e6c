import { expectTypeOf, test } from 'vitest'
import type { BootState, RootState, StateOf } from '../../core/reducers/root.ts'
import type { SendState } from '../../core/reducers/send/send.ts'
import type { ToastState } from '../../core/reducers/shell/toast.ts'

test('the state of a feature contains its branches, and others only as optional', () => {
  expectTypeOf<StateOf<'send'>['send']>().toEqualTypeOf<SendState>()
  expectTypeOf<StateOf<'send'>['toast']>().toEqualTypeOf<ToastState>()
  expectTypeOf<StateOf<'swap'>['send']>().toEqualTypeOf<SendState | undefined>()
  expectTypeOf<BootState['toast']>().toEqualTypeOf<ToastState | undefined>()
})

test('a reader of a feature branch accepts the full state but not that of another feature', () => {
  const amountOf = (state: StateOf<'send'>) => state.send.entry
  expectTypeOf(amountOf).toBeCallableWith({} as RootState)
  // @ts-expect-error its branch may not have come
  amountOf({} as StateOf<'swap'>)
})
