/** What a host says of a button of ours; each by default as the button itself would have it. */
export type ButtonLook = {
  /** How large it is: `md`, or `sm` for narrow places; by default `md`. */
  readonly size?: 'md' | 'sm' | undefined
  /** What it says while nobody is connected, in place of our words. */
  readonly label?: string | undefined
  /** What it says while a wallet is being asked or restored, in place of our words. */
  readonly loadingLabel?: string | undefined
  /** Whether it shows how much the account holds. */
  readonly balance?: 'show' | 'hide' | undefined
  /** How many characters of the address stand before the ellipsis; by default 6, `0x` included. */
  readonly charsStart?: number | undefined
  /** How many characters of the address stand after the ellipsis; by default 4. */
  readonly charsEnd?: number | undefined
  /** Whether it can not be pressed; by default it can. */
  readonly disabled?: boolean | undefined
}
