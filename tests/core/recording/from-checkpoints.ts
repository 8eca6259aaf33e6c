import { jsonOf } from '../../../core/domain/values/json.ts'
import { isSameJson } from '../../../core/recording/canonical.ts'
import { loadedFeatures } from '../../../core/recording/loaded-features.ts'
import { foldReducer } from '../../../core/recording/fold-reducer.ts'
import { runTape } from '../../../core/recording/run-tape.ts'
import type { RootState } from '../../../core/reducers/root.ts'
import { stampedOf } from '../../../core/recording/tape-line.ts'
import type { TapeCheckpoint } from '../../../core/recording/tape-line.ts'
import type { Tape } from '../../../core/recording/tape.ts'

/** The rest of a tape after each of its events, with the checkpoint that a recorder makes there. */
export function restsOf({ header, lines }: Tape): readonly Tape[] {
  const asked: number[] = []
  runTape({ header, lines }, loadedFeatures, (count) => asked.push(count))
  const { initial, reduce } = foldReducer(loadedFeatures)
  let state = initial
  return lines.flatMap((line, index) => {
    if (line.kind === 'answer') return []
    state = reduce(state, stampedOf(line))
    const checkpoint: TapeCheckpoint = {
      kind: 'checkpoint',
      state: jsonOf(state) as TapeCheckpoint['state'],
      asked: asked[index + 1] ?? 0,
      personal: [],
    }
    return [{ header: { ...header, fallen: index + 1 }, checkpoint, lines: lines.slice(index + 1) }]
  })
}

/** Where a tape that is run from its checkpoint goes another way than it did, or to another state, as a text; null for nowhere. */
export function differenceFrom(rest: Tape, end: RootState): string | null {
  const { difference, state } = runTape(rest, loadedFeatures)
  const at = `After line ${rest.header.fallen}`
  if (!difference) return isSameJson(jsonOf(state), jsonOf(end)) ? null : `${at}: another state`
  if (difference.kind === 'question') return `${at}: ${JSON.stringify(difference)}`
  const { index, recorded, published } = difference
  return `${at}: ${index} ${JSON.stringify(recorded)?.slice(0, 300)} — ${JSON.stringify(published)?.slice(0, 300)}`
}
