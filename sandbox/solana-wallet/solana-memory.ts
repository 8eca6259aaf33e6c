/** How a test wants a Solana wallet to behave; kept over reloads. */
export type SolanaBehaviour = {
  /** `prompt` asks the visitor; the others answer by themselves, and `hang` never answers. */
  readonly answer: 'prompt' | 'approve' | 'reject' | 'hang'
  /** Milliseconds that every answer waits. */
  readonly delay: number
  /** Milliseconds after the page load before the wallet registers itself. */
  readonly registerAfter: number
  /** Features that the wallet does not have, such as `solana:signIn`; of the next page load on. */
  readonly without: readonly string[]
}

/** What a Solana wallet keeps for this site. */
export type SolanaWalletState = {
  /** Which of its accounts the site may see, the active one first; `null` when it is not approved. */
  readonly approved: readonly number[] | null
  readonly isLocked: boolean
  readonly behaviour: SolanaBehaviour
}

/** The wallet's storage: survives a reload of the page, and is shared by the tabs of one origin. */
export type SolanaMemory = {
  read(): SolanaWalletState
  change(part: Partial<SolanaWalletState>): void
  forget(): void
  /** Calls back when another tab changed or forgot the state. */
  onOtherTab(listener: () => void): void
}

const initial: SolanaWalletState = {
  approved: null,
  isLocked: false,
  behaviour: { answer: 'prompt', delay: 0, registerAfter: 0, without: [] },
}

/** The memory of one wallet, in `localStorage` under `sandbox:solana-wallet:<key>`. */
export function createSolanaMemory(key: string): SolanaMemory {
  const item = `sandbox:solana-wallet:${key}`
  const read = (): SolanaWalletState => {
    const stored = JSON.parse(localStorage.getItem(item) ?? '{}') as Partial<SolanaWalletState>
    return { ...initial, ...stored, behaviour: { ...initial.behaviour, ...stored.behaviour } }
  }
  return {
    read,
    change: (part) => localStorage.setItem(item, JSON.stringify({ ...read(), ...part })),
    forget: () => localStorage.removeItem(item),
    onOtherTab: (listener) =>
      window.addEventListener('storage', (event) => {
        if (event.key === item || event.key === null) listener()
      }),
  }
}
