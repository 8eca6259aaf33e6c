import { isServedChain } from './frame-chains.ts'

/** The page's own data about its visitor: the device, the session token, the e-mail address, and the chain. */
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

/**
 * Creates that data in the storage of the frame's origin. Without storage, it lasts as long as the page. The token is read each time, because
 * another tab may have changed it.
 */
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
      // A browser may deny storage to iframes.
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
