/** Where a finger was, in pixels from the window's top, and when, in milliseconds. */
type Point = { readonly y: number; readonly at: number }

/** One finger's drag of a sheet. */
export type Drag = {
  /** The sheet's height in pixels. */
  readonly height: number
  readonly move: (point: Point) => void
  /** Whether the finger has moved down too far for a tap. Stays true afterwards. */
  readonly isBegun: () => boolean
  /** How far the sheet is below its place, in pixels. Never negative. */
  readonly distance: () => number
  /** Whether a release at this point closes the sheet. */
  readonly isClosedBy: (release: Point) => boolean
}

/** A finger that moves less than this many pixels taps. */
const tap = 6
/** The share of its height below which a released sheet closes. */
const closingShare = 1 / 3
/** The speed in pixels per millisecond at which a released sheet closes. */
const flick = 0.5
/** The speed counts over at least this many last milliseconds, if the drag was that long. So a tremble after a rest is no flick. */
const counted = 50
/** As many points as fast screens send within that time. */
const remembered = 32

/** Returns the drag of a sheet by a finger that begins at a point. */
export function createDrag(start: Point, height: number): Drag {
  /** The latest one is the first. */
  let points: readonly Point[] = [start]
  let isBegun = false
  const last = () => points[0] ?? start
  const distance = () => Math.max(0, last().y - start.y)
  return {
    height,
    move: (point) => {
      points = [point, ...points].slice(0, remembered)
      isBegun ||= distance() >= tap
    },
    isBegun: () => isBegun,
    distance,
    isClosedBy: ({ y, at }) => {
      const down = y - start.y
      const since = points.find((point) => at - point.at >= counted) ?? points.at(-1) ?? start
      const speed = at > since.at ? (y - since.y) / (at - since.at) : 0
      return isBegun && (down > height * closingShare || (down > 0 && speed >= flick))
    },
  }
}
