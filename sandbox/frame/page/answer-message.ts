import { answers, type AnswerParts } from './answers.ts'
import { hostMessage } from './host-message.ts'

/** The frame's reaction to an `RPC_ABORT`, from its server: none, or one after a delay in milliseconds. */
type AbortHabits = { readonly isKnown: boolean; readonly delay: number }

/** The parts of the frame's answers. */
export type FrameParts = Omit<AnswerParts, 'page' | 'isTakenBack' | 'tellSession'>

/** Answers each question of a host once. `say` sends the answer to the host at `page`. */
export function answerMessages(
  parts: FrameParts,
): (data: unknown, page: string, say: (message: object) => void) => void {
  const takenBack = new Set<string>()
  let habits: AbortHabits = { isKnown: true, delay: 0 }
  const learnHabits = async () => {
    habits = (await parts.calls('abort-habits', {})) as AbortHabits
  }
  return (data, page, say) => {
    const message = hostMessage(data)
    if (!message) return
    const { name, id, payload } = message
    const post = (type: string, content: unknown) => say({ type: `@w3m-frame/${type}`, id, payload: content })
    if (name === 'RPC_ABORT') {
      const heed = () => {
        takenBack.add(id)
        if (parts.approvals.abort(id)) post('RPC_ABORT_ERROR', { message: 'It was approved before.' })
      }
      if (!habits.isKnown) return
      return habits.delay > 0 ? void setTimeout(heed, habits.delay) : heed()
    }
    if (name === 'RPC_REQUEST') learnHabits().catch(() => {})
    // The message has no id, because published clients treat any message with a question's id as its answer.
    const tellSession = (token: string) => say({ type: '@w3m-frame/SESSION_UPDATE', payload: { token } })
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined
    if (!answer) return post(`${name}_ERROR`, { message: `${name} is not offered by this frame.` })
    Promise.resolve()
      .then(() => answer({ ...parts, page, isTakenBack: () => takenBack.has(id), tellSession }, payload, id))
      .then(
        (content) => post(`${name}_SUCCESS`, content),
        (error: Error) => post(`${name}_ERROR`, { message: error.message }),
      )
  }
}
