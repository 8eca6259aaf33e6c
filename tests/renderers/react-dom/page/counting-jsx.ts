import * as real from 'react/jsx-dev-runtime'

const counts = new Map<string, number>()

/** How often each tag with its first class was rendered since the last look, by names such as `li.wallet-tile`. */
export function takeRenders(): Readonly<Record<string, number>> {
  const taken = Object.fromEntries(counts)
  counts.clear()
  return taken
}

export const { Fragment } = real

/** React's own, and counted: a component makes its elements once in each rendering. */
export const jsxDEV: typeof real.jsxDEV = (type, props, ...rest) => {
  if (typeof type === 'string') {
    const { className } = props as { readonly className?: string }
    const name = className ? `${type}.${className.split(' ', 1)[0]}` : type
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return real.jsxDEV(type, props, ...rest)
}
