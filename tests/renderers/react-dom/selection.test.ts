import { expect, test } from 'vitest'
import { createSelection, selectionOf } from '../../../renderers/react-bindings/selection.ts'

type House = {
  readonly lamp: { readonly isOn: boolean }
  readonly door: { readonly isOpen: boolean }
  readonly cat?: { readonly name: string }
}

const house: House = { lamp: { isOn: false }, door: { isOpen: false } }

function counted<Made>(view: (state: House) => Made) {
  const calls = { count: 0 }
  const select = createSelection((state: House) => {
    calls.count += 1
    return view(state)
  })
  return { select, calls }
}

test('a view-model is computed once per state', () => {
  const { select, calls } = counted(({ lamp }) => ({ label: lamp.isOn }))
  expect(select(house)).toBe(select(house))
  expect(calls.count).toBe(1)
})

test('a selection is computed again only if a branch it read has changed', () => {
  const { select, calls } = counted(({ lamp }) => ({ isBright: lamp.isOn }))
  const first = select(house)
  for (const isOpen of [true, false, true]) expect(select({ ...house, door: { isOpen } })).toBe(first)
  expect(calls.count).toBe(1)
  expect(select({ ...house, lamp: { isOn: true } })).toEqual({ isBright: true })
  expect(calls.count).toBe(2)
})

test('a branch that is read only where another says so counts from when it was read', () => {
  const { select, calls } = counted(({ lamp, ...others }) => (lamp.isOn ? others.door.isOpen : null))
  const { select: selectLazily, calls: lazy } = counted((state) =>
    state.lamp.isOn ? state.door.isOpen : null,
  )
  const bright = { ...house, lamp: { isOn: true } }
  const open = { ...bright, door: { isOpen: true } }
  for (const state of [house, { ...house, door: { isOpen: true } }, bright, open])
    expect(select(state)).toBe(selectLazily(state))
  expect(select(open)).toBe(true)
  expect([calls.count, lazy.count]).toEqual([4, 3])
})

test.each([
  ['by its name', (state: House) => state.cat?.name ?? null],
  ['by whether it is there', (state: House) => ('cat' in state ? 'here' : null)],
  ['by all that there is', (state: House) => Object.keys(state)[2] ?? null],
])('a branch that comes later is noticed %s', (_, view) => {
  const { select } = counted(view)
  expect(select(house)).toBeNull()
  expect(select({ ...house, cat: { name: 'Minka' } })).not.toBeNull()
})

test('a new branch that says the same keeps the old view-model', () => {
  const select = createSelection((state: { words: string[] }) => ({
    labels: state.words.map((word) => ({ word })),
  }))
  const first = select({ words: ['a', 'b'] })
  expect(select({ words: ['a', 'b'] })).toBe(first)
  expect(select({ words: ['a', 'c'] })).not.toBe(first)
})

test('a view-model that breaks on one state is asked again on the next', () => {
  const { select } = counted(({ lamp, door }) => {
    if (lamp.isOn) throw new Error('The bulb is gone.')
    return { isOpen: door.isOpen }
  })
  const first = select(house)
  expect(() => select({ ...house, lamp: { isOn: true } })).toThrow('The bulb is gone.')
  expect(select(house)).toBe(first)
})

test('all readers of one view-model share its result', () => {
  const calls = { count: 0 }
  const view = (state: House) => {
    calls.count += 1
    return { isOpen: state.door.isOpen }
  }
  const here = () => house
  expect(selectionOf(here, view)()).toBe(selectionOf(here, view)())
  expect(calls.count).toBe(1)
  expect(selectionOf(() => house, view)()).not.toBe(selectionOf(here, view)())
})
