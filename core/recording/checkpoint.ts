import { jsonOf } from '../domain/values/json.ts'
import type { LateFeatures } from '../define-feature.ts'
import { createRootReducer } from '../reducers/root.ts'
import type { RootState } from '../reducers/root.ts'
import { foldReducer } from './fold-reducer.ts'
import { withSecrets } from './hide-secrets.ts'
import { personalTexts } from './personal-texts.ts'
import { stampedOf } from './tape-line.ts'
import type { TapeCheckpoint, TapeLine } from './tape-line.ts'
import type { Tape } from './tape.ts'
import { textsIn } from './texts-in.ts'

/** The fold of the lines that fell off a tape. */
export type Checkpoint = {
  readonly take: (fallen: TapeLine) => void
  readonly fallen: () => number
  /** Returns the line that replaces them. `asked` is the number of questions until then. */
  readonly line: (asked: number) => TapeCheckpoint
}

/** The number of personal texts from which those that have left the state are dropped. */
const manyTexts = 1000

/** Returns a checkpoint without lines. A feature whose `features/loaded` falls off is loaded already, so its code is available. */
export function createCheckpoint(features: Pick<LateFeatures, 'featureOf'>): Checkpoint {
  const { initial, reduce } = foldReducer(features)
  let state = initial
  let fallen = 0
  let personal = new Set<string>()
  const stillThere = () => {
    const texts = new Set(textsIn(state))
    return new Set([...personal].filter((text) => texts.has(text)))
  }
  return {
    take: (line) => {
      fallen += 1
      if (line.kind === 'event') state = reduce(state, stampedOf(line))
      for (const text of personalTexts(line)) personal.add(text)
      if (personal.size > manyTexts) personal = stillThere()
    },
    fallen: () => fallen,
    line: (asked) => ({
      kind: 'checkpoint',
      state: jsonOf(state) as TapeCheckpoint['state'],
      asked,
      personal: [...stillThere()],
    }),
  }
}

/** Returns the state before the first event of a tape. A slice that the tape's checkpoint lacks has its initial state. */
export function stateBefore({ checkpoint }: Tape): RootState {
  const { initial } = createRootReducer({ freeze: false })
  return checkpoint ? { ...initial, ...(withSecrets(checkpoint.state) as Partial<RootState>) } : initial
}
