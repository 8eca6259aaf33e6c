import { isServedChain } from './frame-chains.ts'

/** What the page knows of its visitor by itself: which device this is, by which token they are known, the address that they sign in with, and their chain. */
export type KeptDevice = {
  readonly id: string
  token: () => string | null
  email: () => string | null
  chain: () => string
  keepToken: (token: string | null) => void
  keepEmail: (email: string) => void
  keepChain: (chain: string) => void
}

const prefix = 'cove:'

/** Kept in the storage of the frame's origin, and only for as long as the page stands where a browser allows none. Who is signed in is what stands there by now, since another tab may have changed it. */
export function createKeptDevice(): KeptDevice {
  const held = new Map<string, string>()
  const read = (name: string) => held.get(name) ?? fromStorage(name)
  const write = (name: string, value: string | null) => {
    if (value === null) held.delete(name)
    else held.set(name, value)
    try {
      if (value === null) localStorage.removeItem(`${prefix}${name}`)
      else localStorage.setItem(`${prefix}${name}`, value)
    } catch {
      // A browser may keep storage from pages in frames.
    }
  }
  const id = read('device') ?? crypto.randomUUID()
  write('device', id)
  const isStored = fromStorage('device') === id
  return {
    id,
    token: () => (isStored ? fromStorage('token') : read('token')),
    email: () => read('email'),
    chain: () => read('chain') ?? chainOfAddress(),
    keepToken: (token) => write('token', token),
    keepEmail: (email) => write('email', email),
    keepChain: (chain) => write('chain', chain),
  }
}

function chainOfAddress(): string {
  const chain = new URLSearchParams(location.search).get('chainId') ?? ''
  return isServedChain(chain) ? chain : 'eip155:1'
}

function fromStorage(name: string): string | null {
  try {
    return localStorage.getItem(`${prefix}${name}`)
  } catch {
    return null
  }
}
