/** The options of our buttons. Each has a default of the button. */
export type ButtonLook = {
  /** The size: `md`, or `sm` for narrow places; by default `md`. */
  readonly size?: 'md' | 'sm' | undefined
  /** The label while no wallet is connected, in place of our words. */
  readonly label?: string | undefined
  /** The label while a wallet is being asked or restored, in place of our words. */
  readonly loadingLabel?: string | undefined
  /** Whether the button shows the balance. */
  readonly balance?: 'show' | 'hide' | undefined
  /** How many characters of the address come before the ellipsis; by default 6, `0x` included. */
  readonly charsStart?: number | undefined
  /** How many characters of the address come after the ellipsis; by default 4. */
  readonly charsEnd?: number | undefined
  /** Whether the button can not be pressed; by default it can. */
  readonly disabled?: boolean | undefined
}
