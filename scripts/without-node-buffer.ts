import type { Plugin } from 'vite'

const utilities = /\/node_modules\/@walletconnect\/utils\/dist\/index\.es\.js$/

/** The part of Node's `Buffer` that the pairing library uses for sign-ins: base64, UTF-8 and hexadecimal. */
const bytes = `const Buffer = globalThis.Buffer ?? {
  from: (given, encoding) => {
    const bytes = encoding === 'base64'
      ? Uint8Array.from(atob(given), (letter) => letter.charCodeAt(0))
      : typeof given === 'string' ? new TextEncoder().encode(given) : Uint8Array.from(given)
    const texts = {
      base64: () => btoa(String.fromCharCode(...bytes)),
      hex: () => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    }
    return { toString: (wanted) => texts[wanted]?.() ?? new TextDecoder().decode(bytes) }
  },
};
`

/** Gives the pairing library's utilities the small part of Node's `Buffer` that they need in a page. */
export function withoutNodeBuffer(): Plugin {
  return {
    name: 'without-node-buffer',
    transform: (code, id) => (utilities.test(id) ? { code: bytes + code, map: null } : null),
  }
}
