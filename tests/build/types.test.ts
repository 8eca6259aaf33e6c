import { afterAll, beforeAll, expect, test } from 'vitest'
import { packTypedHosts } from './typed-hosts.ts'
import type { TypedHosts } from './typed-hosts.ts'

let hosts: TypedHosts

beforeAll(() => {
  hosts = packTypedHosts()
})
afterAll(() => hosts.remove())

test('TypeScript 7.0 compiles a host with moduleResolution bundler and the types of React 18', () => {
  expect(hosts.compile({ version: '7.0', resolution: 'bundler', react: 18 })).toEqual({ status: 0, told: '' })
})
