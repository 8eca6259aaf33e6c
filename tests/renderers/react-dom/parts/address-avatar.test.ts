import { expect, test } from 'vitest'
import { addressAvatar } from '../../../../renderers/react-dom/parts/pictures/address-avatar.ts'

test('an address always cuts the same key, and another address another one', () => {
  const ada = addressAvatar('0x9D85a1B2c3D4e5F60718293a4B5c6D7e8F90C0b2')
  expect(addressAvatar('0x9D85a1B2c3D4e5F60718293a4B5c6D7e8F90C0b2')).toEqual(ada)
  expect(addressAvatar('0x9D85a1B2c3D4e5F60718293a4B5c6D7e8F90C0b3')).not.toEqual(ada)
})

test('no two neighbouring cuts are equally deep, so that every key looks cut', () => {
  for (let index = 0; index < 200; index += 1) {
    const { cuts } = addressAvatar(`0x${index}`)
    expect(cuts.every((depth, place) => depth >= 0 && depth <= 4 && depth !== cuts[place + 1])).toBe(true)
  }
})
