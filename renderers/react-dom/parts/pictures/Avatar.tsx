import { addressAvatar } from './address-avatar.ts'

const left = -6
const pitch = 14
const flank = 3
const edge = 20
const step = 2.9

/** Renders an account's picture: a key blade on a two-tone ground. The address determines its cuts. */
export function Avatar({ seed }: { readonly seed: string }) {
  const { ground, blade, cuts } = addressAvatar(seed)
  return (
    <svg className="avatar" viewBox="0 0 72 72" aria-hidden="true" focusable="false">
      <path d="M0 0h72v72H0Z" fill={`oklch(0.92 0.045 ${ground})`} />
      <g transform="rotate(-45 36 36)">
        <path d="M-20 36H92V92H-20Z" fill={`oklch(0.82 0.09 ${ground})`} />
        <path d={bladePath(cuts)} fill={`oklch(0.38 0.095 ${blade})`} />
        <path d="M-20 36H92" stroke={`oklch(0.72 0.1 ${blade})`} strokeWidth="2.5" />
      </g>
    </svg>
  )
}

function bladePath(cuts: readonly number[]): string {
  const upper = cuts.map((depth, index) => cutAt(index, edge - 4 + depth * step))
  const lower = cuts
    .map((depth, index) => cutAt(index, 72 - edge + 4 - ((depth * 2 + index) % 5) * step))
    .reverse()
  const back = lower.map(([from, to]) => [to, from] as const)
  const corners = [...upper, ...back].flat().map(([x, y]) => `${x} ${y}`)
  return `M${corners.join('L')}Z`
}

function cutAt(index: number, y: number) {
  const from = left + index * pitch
  return [
    [from + flank / 2, y],
    [from + pitch - flank / 2, y],
  ] as const
}
