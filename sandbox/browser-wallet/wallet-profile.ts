/** The properties of a browser wallet. */
export type WalletProfile = {
  /** The key in `?wallets=` and in `window.sandboxWallets`. */
  readonly key: string
  readonly name: string
  readonly rdns: string
  /** The EIP-6963 session id. It is fixed, so that recordings stay the same. */
  readonly uuid: string
  /** The property by which other code recognises the injected provider. */
  readonly flag: string
  /** Whether the wallet is announced by EIP-6963, or is only on `window.ethereum`. */
  readonly discovery: 'announced' | 'window.ethereum'
  /** The indexes of this wallet's funded accounts. */
  readonly accounts: readonly number[]
  /** Whether the wallet also registers by the Wallet Standard, with Solana accounts at the same positions. */
  readonly offersSolana?: boolean
  /** Whether the wallet's account is the sandbox's contract. The key of its one funded account signs for it. */
  readonly actsThroughContract?: boolean
  readonly look: WalletLook
}

/** The colours of a wallet's prompt, and the drawing in its icon (SVG inside a 96-unit square). */
export type WalletLook = {
  readonly accent: string
  readonly onAccent: string
  readonly paper: string
  readonly ink: string
  readonly mark: string
}

/** Every browser wallet the sandbox can install. */
export const walletProfiles: readonly WalletProfile[] = [
  {
    key: 'harbor',
    name: 'Harbor',
    rdns: 'dev.latchkey.harbor',
    uuid: '3a6f1d0e-52c4-4b8e-9f61-7d0a2c4e8b11',
    flag: 'isHarbor',
    discovery: 'announced',
    accounts: [1, 2],
    look: {
      accent: '#39c6b4',
      onAccent: '#04211f',
      paper: '#0c2430',
      ink: '#e8f4f3',
      mark: '<path d="M48 20v48M30 36h36M20 52c2 34 54 34 56 0" fill="none" stroke="#39c6b4" stroke-width="7" stroke-linecap="round"/><circle cx="48" cy="20" r="7" fill="#e8f4f3"/>',
    },
  },
  {
    key: 'beacon',
    name: 'Beacon',
    rdns: 'dev.latchkey.beacon',
    uuid: '8c2b7f44-19d3-4e0a-a7c5-5f3e61b0d922',
    flag: 'isBeacon',
    discovery: 'announced',
    accounts: [3, 4],
    look: {
      accent: '#d9480f',
      onAccent: '#ffffff',
      paper: '#fff6e9',
      ink: '#3b1d0b',
      mark: '<path d="M38 78 43 36h10l5 42z" fill="#d9480f"/><circle cx="48" cy="28" r="9" fill="#f59f00"/><path d="M60 24 82 14M60 32l22 10M36 24 14 14M36 32 14 42" stroke="#f59f00" stroke-width="6" stroke-linecap="round"/>',
    },
  },
  {
    key: 'legacy',
    name: 'Relic',
    rdns: 'dev.latchkey.relic',
    uuid: 'd1e0c5aa-6b7f-4f3d-8e21-0a94b7c63f33',
    flag: 'isRelic',
    discovery: 'window.ethereum',
    accounts: [5, 6],
    look: {
      accent: '#7048e8',
      onAccent: '#ffffff',
      paper: '#f3f0ff',
      ink: '#2b2145',
      mark: '<path d="M22 76h52M28 70V40M48 70V40M68 70V40M20 36 48 18l28 18z" fill="none" stroke="#7048e8" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>',
    },
  },
  {
    key: 'gull',
    name: 'Gull',
    rdns: 'dev.latchkey.gull',
    uuid: '6e9a2f58-0c4d-4d17-b5e3-21f8c7a09d44',
    flag: 'isGull',
    discovery: 'announced',
    accounts: [5, 6],
    offersSolana: true,
    look: {
      accent: '#2f5fd0',
      onAccent: '#ffffff',
      paper: '#eef3ff',
      ink: '#14224a',
      mark: '<path d="M10 46c18-22 30-18 38 4 8-22 20-26 38-4" fill="none" stroke="#2f5fd0" stroke-width="8" stroke-linecap="round"/><path d="M30 74h36" stroke="#f59f00" stroke-width="6" stroke-linecap="round"/>',
    },
  },
  {
    key: 'crew',
    name: 'Crew',
    rdns: 'dev.latchkey.crew',
    uuid: '5b1d7c3e-94a2-4f60-8c1b-e7420d9f6a55',
    flag: 'isCrew',
    discovery: 'announced',
    accounts: [9],
    actsThroughContract: true,
    look: {
      accent: '#2b8a3e',
      onAccent: '#ffffff',
      paper: '#ebfbee',
      ink: '#12361c',
      mark: '<circle cx="34" cy="38" r="11" fill="#2b8a3e"/><circle cx="62" cy="38" r="11" fill="#2b8a3e"/><path d="M14 76c2-26 38-26 40 0M42 76c2-26 38-26 40 0" fill="none" stroke="#2b8a3e" stroke-width="7" stroke-linecap="round"/>',
    },
  },
]

/** Returns the wallet's icon as an SVG document. */
export function walletDrawing(look: WalletLook): string {
  const paper = `<rect width="96" height="96" rx="22" fill="${look.paper}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${paper}${look.mark}</svg>`
}

/** Returns the wallet's icon as a `data:image/svg+xml` URI. */
export function walletIcon(look: WalletLook): string {
  return `data:image/svg+xml,${encodeURIComponent(walletDrawing(look))}`
}
