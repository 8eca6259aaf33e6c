import type { ReactNode } from 'react'

type Props = { readonly name: string; readonly isWide?: boolean; readonly children: ReactNode }

/** Renders a name and its value. */
export function PassFact({ name, isWide = false, children }: Props) {
  return (
    <div className="fact" data-wide={isWide || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
