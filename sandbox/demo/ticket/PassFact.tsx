import type { ReactNode } from 'react'

type Props = { readonly name: string; readonly isWide?: boolean; readonly children: ReactNode }

/** A name and what it is, as printed on a pass. */
export function PassFact({ name, isWide = false, children }: Props) {
  return (
    <div className="fact" data-wide={isWide || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
