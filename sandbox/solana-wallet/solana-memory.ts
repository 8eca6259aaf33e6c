/** A Solana wallet's behaviour as set by a test. It is stored over reloads. */
export type SolanaBehaviour = {
  /** `prompt` asks the visitor. The others answer at once, and `hang` never answers. */
  readonly answer: 'prompt' | 'approve' | 'reject' | 'hang'
  /** The delay of every answer, in milliseconds. */
  readonly delay: number
  /** Milliseconds after the page load before the wallet registers itself. */
  readonly registerAfter: number
  /** Features that the wallet lacks, such as `solana:signIn`, from the next page load on. */
  readonly without: readonly string[]
}

/** The stored state of a Solana wallet for this site. */
export type SolanaWalletState = {
  /** The positions of the accounts that the site may see, the active one first. `null` if it is not approved. */
  readonly approved: readonly number[] | null
  readonly isLocked: boolean
  readonly behaviour: SolanaBehaviour
}

/** The wallet's storage. It survives a reload, and the tabs of one origin share it. */
export type SolanaMemory = {
  read(): SolanaWalletState
  change(part: Partial<SolanaWalletState>): void
  forget(): void
  /** Calls back when another tab changed or removed the state. */
  onOtherTab(listener: () => void): void
}

const initial: SolanaWalletState = {
  approved: null,
  isLocked: false,
  behaviour: { answer: 'prompt', delay: 0, registerAfter: 0, without: [] },
}

/** Creates the storage of one wallet, in `localStorage` under `sandbox:solana-wallet:<key>`. */
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
